import { Checkbox } from 'antd';
import { useTexts } from './texts';

interface AudienceBoxesProps {
  /** Comma-joined user types; null: none. */
  value?: string | null;
  onChange?: (value: string | null) => void;
}

const TYPES = ['supplier', 'expert'] as const;

/** External user types that an online form is published to. */
export function AudienceBoxes({ value, onChange }: AudienceBoxesProps) {
  const texts = useTexts();
  return (
    <Checkbox.Group
      aria-label={texts.publishedTo}
      value={value ? value.split(',') : []}
      options={TYPES.map((type) => ({ value: type, label: texts.outsideTypes[type] }))}
      onChange={(types) => onChange?.(types.join(',') || null)}
    />
  );
}
