import { CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../texts/useTexts';

/** What can be done with several components at once. */
export function ManySelected({
  count,
  onRemove,
  onDuplicate,
}: {
  count: number;
  onRemove: () => void;
  onDuplicate: () => void;
}) {
  const texts = useTexts();
  return (
    <div className="gezi-fd-many">
      <p>{texts.manySelected(count)}</p>
      <Button icon={<CopyOutlined aria-hidden />} onClick={onDuplicate}>
        {texts.duplicate}
      </Button>
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
        {texts.remove}
      </Button>
    </div>
  );
}
