import { CloseOutlined } from '@ant-design/icons';
import { useTexts } from '../../texts/useTexts';

export interface SelectedTagProps {
  name: string;
  /** Whether the item cannot be deselected; default false. */
  locked?: boolean;
  onRemove: () => void;
}

/** A selected item; its cross is a button, unlike that of antd's tags. */
export function SelectedTag({ name, locked = false, onRemove }: SelectedTagProps) {
  const texts = useTexts();
  return (
    <span className="gezi-picker-tag">
      <span className="gezi-picker-tag-name" title={name}>
        {name}
      </span>
      {!locked && (
        <button type="button" aria-label={texts.remove(name)} onClick={onRemove}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}
