import { CloseOutlined } from '@ant-design/icons';

export interface RemoveButtonProps {
  /** Name of the removed item. */
  label: string;
  disabled?: boolean | undefined;
  onClick: () => void;
}

/** Removes a row of a list. */
export function RemoveButton({ label, disabled, onClick }: RemoveButtonProps) {
  return (
    <button type="button" className="gezi-fd-icon-button" disabled={disabled} aria-label={label} onClick={onClick}>
      <CloseOutlined aria-hidden />
    </button>
  );
}
