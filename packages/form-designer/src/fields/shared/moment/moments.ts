import dayjs, { type Dayjs } from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import weekOfYear from 'dayjs/plugin/weekOfYear.js';
import type { Json, JsonObject } from '../../../core/document/FormDocument';
import { textMember } from '../../../core/document/members';
import { toDayjsFormat, valueFormat } from './checkMoment';
import { plainText } from '../../../core/model/plainValues';

dayjs.extend(customParseFormat);
dayjs.extend(advancedFormat);
dayjs.extend(weekOfYear);

/** The two types of field that hold moments. */
export type MomentKind = 'date' | 'time';

/** Display format if the item names none. */
const SHOWN: Readonly<Record<string, string>> = {
  week: 'yyyy-WW',
  month: 'yyyy-MM',
  monthrange: 'yyyy-MM',
  year: 'yyyy',
  datetime: 'yyyy-MM-dd HH:mm:ss',
  datetimerange: 'yyyy-MM-dd HH:mm:ss',
  time: 'HH:mm:ss',
};

/** The pattern a date or time is shown in, in the tokens of dayjs. */
export function shownFormat(type: MomentKind, item: JsonObject): string {
  const kind = type === 'time' ? 'time' : textMember(item, 'type', 'date');
  const saved = textMember(item, 'format');
  // An unchanged item of any kind is saved with the format of a date; that of the kind fits better.
  const isDefault = saved === '' || (saved === 'yyyy-MM-dd' && kind !== 'date' && kind !== 'daterange');
  return dayjsFormat(isDefault ? (SHOWN[kind] ?? 'yyyy-MM-dd') : saved);
}

/** Weeks are `ww` to dayjs; Chinese and other letters between the tokens stay as they are. */
const dayjsFormat = (format: string): string =>
  toDayjsFormat(format)
    .replaceAll(/WW/g, 'ww')
    .replaceAll(/\p{Script=Han}+/gu, (text) => `[${text}]`);

/** A saved time; null if empty or in an unknown format. */
export function readMoment(value: Json | undefined, type: MomentKind, item: JsonObject): Dayjs | null {
  if (value === null || value === undefined || value === '') return null;
  const format = valueFormat(type, item);
  if (typeof value === 'number') return dayjs(value);
  if (typeof value !== 'string') return null;
  const strict = dayjs(value, dayjsFormat(format), true);
  if (strict.isValid()) return strict;
  // Week values, ISO texts, and patterns of an earlier setting.
  const loose = type === 'time' ? dayjs(value, 'HH:mm:ss') : dayjs(value);
  return loose.isValid() ? loose : null;
}

/** A time in saved form: text in the format of the item, or milliseconds for `timestamp`. */
export function writeMoment(moment: Dayjs | null, type: MomentKind, item: JsonObject): Json {
  if (!moment) return '';
  const format = valueFormat(type, item);
  return format === 'timestamp' ? moment.valueOf() : moment.format(dayjsFormat(format));
}

/** A saved time as displayed; an unreadable value is displayed unchanged. */
export function momentText(value: Json | undefined, type: MomentKind, item: JsonObject): string {
  if (value === null || value === undefined || value === '') return '';
  const shown = shownFormat(type, item);
  // Mostly both patterns are one: nothing has to be read then.
  if (typeof value === 'string' && shown === dayjsFormat(valueFormat(type, item))) return value;
  return readMoment(value, type, item)?.format(shown) ?? plainText(value);
}
