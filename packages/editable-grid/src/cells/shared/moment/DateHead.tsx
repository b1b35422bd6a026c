import type dayjs from 'dayjs';
import type { Texts } from '../../../texts/zh-CN';

export interface DateHeadProps {
  texts: Texts['date'];
  day: dayjs.Dayjs;
  onChange: (day: dayjs.Dayjs) => void;
  onPick: () => void;
}

/** Current month with steps by month and year. */
export function DateHead({ texts, day, onChange, onPick }: DateHeadProps) {
  const step = (label: string, sign: string, amount: number, unit: 'month' | 'year') => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={() => onChange(day.add(amount, unit))}
    >
      {sign}
    </button>
  );
  return (
    <div className="gezi-date-head">
      {step(texts.back, '«', -1, 'year')}
      {step(texts.previous, '‹', -1, 'month')}
      <span aria-live="polite">{day.format(texts.month)}</span>
      {step(texts.next, '›', 1, 'month')}
      {step(texts.forth, '»', 1, 'year')}
      <button type="button" tabIndex={-1} className="gezi-date-today" onClick={onPick}>
        {texts.today}
      </button>
    </div>
  );
}
