import { useLocale } from '@gezi/ui';
import dayjs from 'dayjs';

const TEXTS = {
  'zh-CN': { back: '上一年', previous: '上个月', next: '下个月', forth: '下一年', today: '今天', month: 'YYYY年M月' },
  'en-US': {
    back: 'Previous year',
    previous: 'Previous month',
    next: 'Next month',
    forth: 'Next year',
    today: 'Today',
    month: 'MMM YYYY',
  },
};

export interface DateHeadProps {
  day: dayjs.Dayjs;
  onChange: (day: dayjs.Dayjs) => void;
  onPick: (value: string) => void;
}

/** Month in sight with steps by month and year. */
export function DateHead({ day, onChange, onPick }: DateHeadProps) {
  const texts = TEXTS[useLocale()];
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
      <button
        type="button"
        tabIndex={-1}
        className="gezi-date-today"
        onClick={() => onPick(dayjs().format('YYYY-MM-DD'))}
      >
        {texts.today}
      </button>
    </div>
  );
}
