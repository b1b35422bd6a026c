import { Checkbox } from 'antd';
import { useTexts } from './texts';

interface AudienceBoxesProps {
  /** Types of users, separated by commas; null for none. */
  value?: string | null;
  onChange?: (value: string | null) => void;
}

const TYPES = ['supplier', 'expert'] as const;

/** Which users outside the buyer's organisation an online form is published to. */
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
