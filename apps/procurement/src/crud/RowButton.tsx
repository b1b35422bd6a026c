import { Button } from 'antd';
import { useTexts } from './texts';

interface RowButtonProps {
  label: string;
  /** What the row is called, for those who do not see which row they are in; none: it has no name. */
  of?: string;
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** Something to be done with a row, said in words. */
export function RowButton({ label, of, danger = false, disabled = false, onClick }: RowButtonProps) {
  const texts = useTexts();
  return (
    <Button
      type="link"
      size="small"
      danger={danger}
      disabled={disabled}
      aria-label={of === undefined ? label : texts.of(label, of)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
