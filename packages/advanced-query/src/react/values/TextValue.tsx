import { Input, Select } from 'antd';
import { listOf } from '../../core/query/changes';
import { useTexts } from '../../texts/useTexts';
import type { ValueControlProps } from './QueryControls';

/** Value of a `text` field; several texts are separated by Enter or comma. */
export function TextValue({ condition, multiple, label, onChange }: ValueControlProps) {
  const texts = useTexts();
  if (multiple) {
    return (
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        aria-label={label}
        placeholder={texts.valuesHint}
        tokenSeparators={[',', '，', ';', '；', ' ']}
        value={listOf(condition.val).map(String)}
        onChange={(val: string[]) => onChange({ val: val.map((one) => one.trim()).filter(Boolean) })}
      />
    );
  }
  return (
    <Input
      aria-label={label}
      allowClear
      maxLength={200}
      placeholder={texts.valueHint}
      value={condition.val === null ? '' : String(condition.val)}
      onChange={(event) => onChange({ val: event.target.value })}
    />
  );
}
