import { TimePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { booleanMember, textMember } from '../../core/document/members';
import { disabledTime } from '../dates/disabledHours';
import { readMoment, shownFormat, writeMoment } from '../dates/moments';
import type { FieldProps } from '../fields/FieldProps';
import { antdSize } from '../kit/antdSize';
import { states } from '../kit/naming';
import { listOf } from '../kit/values';
import { useTexts } from '../texts/useTexts';
import type { LiveProps } from './LiveProps';

export interface LiveTimeProps extends LiveProps {
  field: FieldProps;
}

/** antd's time picker, with the hours its designer allows. */
export function LiveTime({ field, open, onOpenChange }: LiveTimeProps) {
  const { item } = field;
  const texts = useTexts();
  const disabled = disabledTime(item);
  const shared = {
    ...states(field),
    open,
    onOpenChange,
    size: antdSize(field.size),
    status: field.invalid ? ('error' as const) : ('' as const),
    allowClear: booleanMember(item, 'clearable', true),
    inputReadOnly: booleanMember(item, 'readonly'),
    format: shownFormat('time', item),
    needConfirm: false,
    ...(disabled && { disabledTime: disabled }),
    classNames: POPUP,
    style: FULL,
  };
  if (!booleanMember(item, 'is-range'))
    return (
      <TimePicker
        {...shared}
        id={field.id}
        aria-label={field.label}
        placeholder={textMember(item, 'placeholder', texts.pleaseChoose)}
        value={readMoment(field.value, 'time', item)}
        onChange={(moment: Dayjs | null) => field.onChange(writeMoment(moment, 'time', item))}
      />
    );
  const [start, end] = listOf(field.value).map((one) => readMoment(one, 'time', item));
  return (
    <TimePicker.RangePicker
      {...shared}
      id={{ start: field.id, end: `${field.id}-end` }}
      aria-label={field.label}
      separator={textMember(item, 'range-separator', '-')}
      placeholder={[
        textMember(item, 'start-placeholder', texts.startTime),
        textMember(item, 'end-placeholder', texts.endTime),
      ]}
      value={[start ?? null, end ?? null]}
      onChange={(moments) =>
        field.onChange(moments?.[0] && moments[1] ? moments.map((moment) => writeMoment(moment, 'time', item)) : [])
      }
    />
  );
}

const FULL = { width: '100%' };
const POPUP = { popup: { root: 'gezi-form-popup' } };
