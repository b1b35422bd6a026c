import type { JsonObject } from '../../../core/document/FormDocument';
import { textMember } from '../../../core/document/members';
import { isRange } from './checkMoment';
import type { Texts } from '../../../runtime/texts/zh-CN';
import type { MomentKind } from './moments';

/** Placeholders of a date or time: one, or two for a range. */
export function momentPlaceholders(kind: MomentKind, item: JsonObject, texts: Texts): [string] | [string, string] {
  if (!isRange(kind, item)) return [textMember(item, 'placeholder', texts.pleaseChoose)];
  const [start, end] = kind === 'time' ? [texts.startTime, texts.endTime] : [texts.startDate, texts.endDate];
  return [textMember(item, 'start-placeholder', start), textMember(item, 'end-placeholder', end)];
}
