import { Checkbox, InputNumber, Select } from 'antd';
import type { CronField, FieldMode } from '../../core';
import { useTexts } from '../../texts/useTexts';
import { fieldBounds } from './fieldBounds';

export type SlotName = keyof ReturnType<typeof useTexts>['slots'];

/** Mode with all possible numbers; the mode decides which are used. */
type Numbers = Partial<Record<'from' | 'to' | 'step' | 'days' | 'day' | 'nth' | 'weekday', number>> & {
  mode?: FieldMode['mode'];
  workday?: boolean;
};

export interface SlotInputProps {
  field: CronField;
  form: FieldMode;
  slot: SlotName;
  disabled: boolean;
  onChange: (form: FieldMode) => void;
}

/** Input in a slot of the words of a mode. */
export function SlotInput({ field, form, slot, disabled, onChange }: SlotInputProps) {
  const texts = useTexts();
  const numbers: Numbers = form;
  const mode = form.mode === 'every' ? texts.every[field] : texts.modes[form.mode];
  const label = `${texts.fields[field]} ${mode} ${texts.slots[slot]}`;

  const set = (change: Numbers) => onChange({ ...form, ...change } as FieldMode);

  if (slot === 'toWorkday') {
    return (
      <Checkbox
        checked={numbers.workday ?? false}
        disabled={disabled}
        onChange={(event) => set({ workday: event.target.checked })}
      >
        {texts.slots.toWorkday}
      </Checkbox>
    );
  }
  if (slot === 'weekday' || slot === 'fromWeekday' || slot === 'toWeekday') {
    const part = slot === 'weekday' ? 'weekday' : slot === 'fromWeekday' ? 'from' : 'to';
    return (
      <Select
        aria-label={label}
        className="gezi-cron-weekday"
        disabled={disabled}
        value={numbers[part]}
        options={WEEK.map((value) => ({ value, label: texts.weekdays[value - 1] }))}
        onChange={(value: number) => set({ [part]: value })}
      />
    );
  }
  const { min, max } = slotBounds(field, form, slot);
  const value = numbers[slot] ?? min;
  return (
    <InputNumber
      aria-label={label}
      className="gezi-cron-slot"
      // A typed older year stays until it is changed.
      min={Math.min(min, value)}
      max={Math.max(max, value)}
      precision={0}
      disabled={disabled}
      value={value}
      onChange={(next) => next !== null && set({ [slot]: next })}
    />
  );
}

// Weeks begin on Monday; Quartz counts Sunday as 1.
const WEEK = [2, 3, 4, 5, 6, 7, 1];

function slotBounds(field: CronField, form: FieldMode, slot: SlotName): { min: number; max: number } {
  const { min, max, maxStep } = fieldBounds(field);
  switch (slot) {
    case 'step':
      return { min: 1, max: maxStep };
    case 'days':
      return { min: 1, max: 30 };
    case 'nth':
      return { min: 1, max: 5 };
    case 'from':
      // Only years cannot wrap.
      return { min, max: field === 'year' && form.mode === 'range' ? form.to : max };
    case 'to':
      return { min: field === 'year' && form.mode === 'range' ? form.from : min, max };
    default:
      return { min, max };
  }
}
