import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';

/** The button next to a list's title that opens the form for a new record. */
export const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onClick}>
    {label}
  </Button>
);
