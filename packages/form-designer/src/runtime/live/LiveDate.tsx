import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { booleanMember, textMember } from '../../core/document/members';
import { readMoment, shownFormat, writeMoment } from '../dates/moments';
import type { FieldProps } from '../fields/FieldProps';
import { antdSize } from '../kit/antdSize';
import { states } from '../kit/naming';
import { listOf } from '../kit/values';
import { useTexts } from '../texts/useTexts';
import type { LiveProps } from './LiveProps';

export interface LiveDateProps extends LiveProps {
  field: FieldProps;
}

/** antd's date picker for the eight kinds of date. */
export function LiveDate({ field, open, onOpenChange }: LiveDateProps) {
  const { item } = field;
  const texts = useTexts();
  const kind = textMember(item, 'type', 'date');
  const shared = {
    ...states(field),
    open,
    onOpenChange,
    size: antdSize(field.size),
    status: field.invalid ? ('error' as const) : ('' as const),
    allowClear: booleanMember(item, 'clearable', true),
    inputReadOnly: booleanMember(item, 'readonly'),
    format: shownFormat('date', item),
    picker: PICKERS[kind] ?? ('date' as const),
    showTime: kind.startsWith('datetime'),
    classNames: POPUP,
    style: FULL,
  };
  if (!kind.endsWith('range'))
    return (
      <DatePicker
        {...shared}
        id={field.id}
        aria-label={field.label}
        placeholder={textMember(item, 'placeholder', texts.pleaseChoose)}
        value={readMoment(field.value, 'date', item)}
        onChange={(moment: Dayjs | null) => field.onChange(writeMoment(moment, 'date', item))}
      />
    );
  const [start, end] = listOf(field.value).map((one) => readMoment(one, 'date', item));
  return (
    <DatePicker.RangePicker
      {...shared}
      id={{ start: field.id, end: `${field.id}-end` }}
      aria-label={field.label}
      separator={textMember(item, 'range-separator', '-')}
      placeholder={[
        textMember(item, 'start-placeholder', texts.startDate),
        textMember(item, 'end-placeholder', texts.endDate),
      ]}
      value={[start ?? null, end ?? null]}
      onChange={(moments) =>
        field.onChange(moments?.[0] && moments[1] ? moments.map((moment) => writeMoment(moment, 'date', item)) : [])
      }
    />
  );
}

const PICKERS: Readonly<Record<string, 'week' | 'month' | 'year'>> = {
  week: 'week',
  month: 'month',
  monthrange: 'month',
  year: 'year',
};
const FULL = { width: '100%' };
const POPUP = { popup: { root: 'gezi-form-popup' } };
