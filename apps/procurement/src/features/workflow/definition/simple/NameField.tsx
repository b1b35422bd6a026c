import { Input } from 'antd';
import { useId } from 'react';
import { FieldFrame } from '../../../../forms/FieldFrame';
import { useTexts } from '../texts';

/** Name of an element. */
export function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const texts = useTexts();
  const id = useId();
  return (
    <FieldFrame id={id} label={texts.name}>
      <Input id={id} value={value} maxLength={100} onChange={(event) => onChange(event.target.value)} />
    </FieldFrame>
  );
}
