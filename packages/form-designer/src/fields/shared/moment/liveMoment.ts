import type { Dayjs } from 'dayjs';
import type { Json } from '../../../core/document/FormDocument';
import { booleanMember, textMember } from '../../../core/document/members';
import { momentPlaceholders } from './momentPlaceholders';
import { readMoment, shownFormat, writeMoment, type MomentKind } from './moments';
import { listOf } from '../../../runtime/kit/values';
import type { Texts } from '../../../runtime/texts/zh-CN';
import type { LiveMomentProps } from './LiveMomentProps';
import { livePopup } from '../../../runtime/live/livePopup';

/** What the date and the time picker of antd are told alike. */
export function liveMoment(kind: MomentKind, { field, ...live }: LiveMomentProps) {
  return {
    ...livePopup(field, live),
    'aria-label': field.label,
    allowClear: booleanMember(field.item, 'clearable', true),
    format: shownFormat(kind, field.item),
  };
}

/** What they are told besides where they hold one moment. */
export const oneMoment = (kind: MomentKind, { field }: LiveMomentProps, texts: Texts) => ({
  id: field.id,
  placeholder: momentPlaceholders(kind, field.item, texts)[0],
  value: readMoment(field.value, kind, field.item),
  onChange: (moment: Dayjs | null) => field.onChange(writeMoment(moment, kind, field.item)),
});

/** What they are told besides where they hold a start and an end; with one of them missing nothing is entered. */
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
