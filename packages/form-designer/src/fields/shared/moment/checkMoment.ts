import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { booleanMember, objectMember, textMember } from '../../../core/document/members';
import type { Json, JsonObject } from '../../../core/document/FormDocument';
import type { FieldPlan } from '../../../core/model/CompiledForm';
import type { ShapeContext, ShapeProblem } from '../../../core/model/ShapeProblem';

dayjs.extend(customParseFormat);

/** `value-format` of each kind of date where the item names none. */
const FORMATS: Readonly<Record<string, string>> = {
  year: 'yyyy',
  month: 'yyyy-MM',
  monthrange: 'yyyy-MM',
  datetime: 'yyyy-MM-dd HH:mm:ss',
  datetimerange: 'yyyy-MM-dd HH:mm:ss',
};

/** The pattern a date's or time's value is written in, in the tokens of the format (`yyyy-MM-dd`). */
export function valueFormat(type: string, data: JsonObject): string {
  const fallback = type === 'time' ? 'HH:mm:ss' : (FORMATS[textMember(data, 'type', 'date')] ?? 'yyyy-MM-dd');
  return textMember(data, 'value-format') || fallback;
}

/** A pattern of the format in the tokens of dayjs. */
export const toDayjsFormat = (format: string): string => format.replaceAll(/y+|d+/g, (token) => token.toUpperCase());

/** Whether a date or time is a range. */
export const isRange = (type: string, data: JsonObject): boolean =>
  type === 'time' ? booleanMember(data, 'is-range') : textMember(data, 'type').endsWith('range');

/** Checks that a date or time has its format, that a range ends after it starts, and that a time is within the selectable hours. */
export function checkMoment(value: Json, field: FieldPlan, { texts }: ShapeContext): ShapeProblem | undefined {
  const { type, data, label, id } = field;
  const format = valueFormat(type, data);
  const wrong = { code: 'shape:date', message: texts.date(label || id, format) };
  const moments = isRange(type, data) ? value : [value];
  if (!Array.isArray(moments) || moments.length !== (isRange(type, data) ? 2 : 1)) return wrong;
  const read = (moments as readonly Json[]).map((moment) => readMoment(moment, format));
  if (read.includes(undefined)) return wrong;
  const [start, end] = read as (string | number)[];
  if (end !== undefined && start! > end) return { code: 'shape:order', message: texts.order(label || id) };
  return type === 'time' ? withinHours(moments as readonly string[], data, texts) : undefined;
}

/** A sortable form of the time; undefined if the text does not match the format. */
function readMoment(value: Json, format: string): string | number | undefined {
  if (format === 'timestamp') return typeof value === 'number' ? value : undefined;
  if (typeof value !== 'string') return undefined;
  // Weeks and other tokens that dayjs does not read are texts here.
  if (/[^yMdHhmsS\W\p{Script=Han}T]/u.test(format.replaceAll(/\[[^\]]*\]/g, '')))
    return value.length <= 50 ? value : undefined;
  const parsed = dayjs(value, toDayjsFormat(format), true);
  return parsed.isValid() ? parsed.valueOf() : undefined;
}

function withinHours(
  moments: readonly string[],
  data: JsonObject,
  texts: ShapeContext['texts'],
): ShapeProblem | undefined {
  const [, from, to] =
    /^(\d\d:\d\d:\d\d)\s*-\s*(\d\d:\d\d:\d\d)$/.exec(
      textMember(objectMember(data, 'picker-options'), 'selectableRange'),
    ) ?? [];
  if (from === undefined || to === undefined) return undefined;
  // Compared as text, so only where the value is written as the bounds are.
  const outside = moments.some((moment) => /^\d\d:\d\d:\d\d$/.test(moment) && (moment < from || moment > to));
  return outside ? { code: 'shape:time', message: texts.time(from, to) } : undefined;
}
