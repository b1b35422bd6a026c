import { DatePicker } from 'antd';
import { textMember } from '../../core/document/members';
import { useTexts } from '../../runtime/texts/useTexts';
import { liveMoment, oneMoment, twoMoments } from '../shared/moment/liveMoment';
import type { LiveMomentProps } from '../shared/moment/LiveMomentProps';

/** antd's date picker for the eight kinds of date. */
export function LiveDate(live: LiveMomentProps) {
  const texts = useTexts();
  const kind = textMember(live.field.item, 'type', 'date');
  const shared = {
    ...liveMoment('date', live),
    picker: PICKERS[kind] ?? ('date' as const),
    showTime: kind.startsWith('datetime'),
  };
  return kind.endsWith('range') ? (
    <DatePicker.RangePicker {...shared} {...twoMoments('date', live, texts)} />
  ) : (
    <DatePicker {...shared} {...oneMoment('date', live, texts)} />
  );
}

const PICKERS: Readonly<Record<string, 'week' | 'month' | 'year'>> = {
  week: 'week',
  month: 'month',
  monthrange: 'month',
  year: 'year',
};
