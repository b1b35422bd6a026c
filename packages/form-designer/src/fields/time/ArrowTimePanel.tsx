import { DownOutlined, UpOutlined } from '@ant-design/icons';
import type { TimePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useTexts } from '../../runtime/texts/useTexts';
import { stepUnit, unitsOf, type TimeUnit } from './timeUnits';

type PanelProps = ComponentProps<Extract<NonNullable<NonNullable<TimePickerProps['components']>['time']>, Function>>;

/** Panel of a time picker with an arrow above and below each unit (`arrow-control`). Arrow keys change the unit too. */
export function ArrowTimePanel({ value, pickerValue, showTime, onSelect }: PanelProps) {
  const texts = useTexts();
  const time: Dayjs = value ?? pickerValue ?? dayjs().startOf('day');
  const disabled = showTime?.disabledTime?.(time) ?? {};
  return (
    <div className="gezi-form-arrow-time">
      {unitsOf(showTime?.format ?? 'HH:mm:ss').map((unit) => (
        <ArrowUnit
          key={unit}
          label={texts.timeUnits[unit]}
          time={time}
          unit={unit}
          step={(by) => stepUnit(time, unit, by, disabled)}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}

interface ArrowUnitProps {
  label: string;
  time: Dayjs;
  unit: TimeUnit;
  step: (by: 1 | -1) => Dayjs | undefined;
  onSelect: (time: Dayjs) => void;
}

function ArrowUnit({ label, time, unit, step, onSelect }: ArrowUnitProps) {
  const texts = useTexts();
  const [before, after] = [step(-1), step(1)];
  const shown = (at: Dayjs | undefined) => (at ? String(at.get(unit)).padStart(2, '0') : '');
  function press(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    const next = event.key === 'ArrowUp' ? before : after;
    if (next) onSelect(next);
  }
  const arrow = (to: Dayjs | undefined, name: string, icon: typeof UpOutlined) => {
    const Icon = icon;
    return (
      <button type="button" aria-label={name} disabled={!to} onClick={() => to && onSelect(to)} onKeyDown={press}>
        <Icon aria-hidden />
      </button>
    );
  };
  return (
    <fieldset className="gezi-form-arrow-unit" aria-label={label}>
      {arrow(before, texts.timeEarlier(label), UpOutlined)}
      <span aria-hidden>{shown(before)}</span>
      <output>{shown(time)}</output>
      <span aria-hidden>{shown(after)}</span>
      {arrow(after, texts.timeLater(label), DownOutlined)}
    </fieldset>
  );
}
