import type { Dayjs } from 'dayjs';
import type { Json } from '../../../core/document/FormDocument';
import { booleanMember, textMember } from '../../../core/document/members';
import { momentPlaceholders } from './momentPlaceholders';
import { readMoment, shownFormat, writeMoment, type MomentKind } from './moments';
import { listOf } from '../../../core/model/plainValues';
import type { Texts } from '../../../runtime/texts/zh-CN';
import type { LiveMomentProps } from './LiveMomentProps';
import { livePopup } from '../../../runtime/live/livePopup';

/** Props that the date picker and the time picker of antd share. */
export function liveMoment(kind: MomentKind, { field, ...live }: LiveMomentProps) {
  return {
    ...livePopup(field, live),
    'aria-label': field.label,
    allowClear: booleanMember(field.item, 'clearable', true),
    format: shownFormat(kind, field.item),
  };
}

/** Props of a picker for a single time. */
export const oneMoment = (kind: MomentKind, { field }: LiveMomentProps, texts: Texts) => ({
  id: field.id,
  placeholder: momentPlaceholders(kind, field.item, texts)[0],
  value: readMoment(field.value, kind, field.item),
  onChange: (moment: Dayjs | null) => field.onChange(writeMoment(moment, kind, field.item)),
});

/** Props of a picker with a start and an end; if one is missing, the value is empty. */
export function twoMoments(kind: MomentKind, { field }: LiveMomentProps, texts: Texts) {
  const { item } = field;
  const [start, end] = listOf(field.value).map((one) => readMoment(one, kind, item));
  const [from, to] = momentPlaceholders(kind, item, texts);
  return {
    id: { start: field.id, end: `${field.id}-end` },
    separator: textMember(item, 'range-separator', '-'),
    placeholder: [from, to ?? ''] as [string, string],
    value: [start ?? null, end ?? null] as [Dayjs | null, Dayjs | null],
    onChange(moments: readonly (Dayjs | null)[] | null) {
      const [first = null, last = null] = moments ?? [];
      const whole: Json = first && last ? [first, last].map((moment) => writeMoment(moment, kind, item)) : [];
      field.onChange(whole);
    },
  };
}
