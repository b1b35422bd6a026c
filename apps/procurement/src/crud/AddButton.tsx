import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';

/** The button beside the title of a list that begins a new record. */
export const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onClick}>
    {label}
  </Button>
);
