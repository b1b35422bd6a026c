import type { TimerDue } from '@gezi/domain';
import { Input, InputNumber, Select, Space } from 'antd';
import { readDue, writeDue, type DueUnit } from '../core/due';
import { useTexts } from '../texts';

interface DueFieldsProps {
  due: TimerDue;
  label: string;
  unitLabel: string;
  onChange: (due: TimerDue) => void;
}

/** A time as a number and a unit; one of another shape, e.g. a date, as its text. */
export function DueFields({ due, label, unitLabel, onChange }: DueFieldsProps) {
  const texts = useTexts();
  const read = readDue(due);
  if (!read) {
    return (
      <Input
        aria-label={label}
        value={due.value}
        onChange={(event) => onChange({ ...due, value: event.target.value })}
      />
    );
  }
  return (
    <Space.Compact>
      <InputNumber
        aria-label={label}
        min={1}
        max={9999}
        precision={0}
        value={read.count}
        onChange={(count) => count !== null && onChange(writeDue({ ...read, count }))}
      />
      <Select<DueUnit>
        aria-label={unitLabel}
        value={read.unit}
        options={(['M', 'H', 'D'] as const).map((value) => ({ value, label: texts.units[value] }))}
        onChange={(unit) => onChange(writeDue({ ...read, unit }))}
      />
    </Space.Compact>
  );
}
