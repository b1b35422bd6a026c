import type { Outcome } from '@gezi/client/core';
import type { ReportRow } from '../report/ReportConfig';
import { cellText } from '../report/cellText';
import { splitJoined } from '../joined';

/** Settings of a popup picker. */
export interface PopupSettings {
  /** Code of the report. */
  code: string;
  /** Fields of a report row, comma-joined. */
  orgFields: string;
  /** Fields of the form they are written to, comma-joined, in the same order. */
  destFields: string;
}

/** `missing`: popup参数未正确配置!; `uneven`: …,原始值和目标值数量不一致! (B§5) */
export type PopupRefusal = 'missing' | 'uneven';

/** Pairs of origin and destination field. */
export type PopupFields = readonly (readonly [from: string, to: string])[];

export function readPopupFields({ code, orgFields, destFields }: PopupSettings): Outcome<PopupFields, PopupRefusal> {
  const [from, to] = [splitJoined(orgFields), splitJoined(destFields)];
  if (!code.trim() || from.length === 0 || to.length === 0) return { ok: false, reason: 'missing' };
  if (from.length !== to.length) return { ok: false, reason: 'uneven' };
  return { ok: true, value: from.map((field, nth) => [field, to[nth]!]) };
}

/** The values that the selected rows write to the form: for each destination field those of its origin, joined. Without rows every field is emptied. */
export function popupValues(fields: PopupFields, rows: readonly ReportRow[], separator = ','): Record<string, string> {
  return Object.fromEntries(fields.map(([from, to]) => [to, rows.map((row) => cellText(row[from])).join(separator)]));
}
