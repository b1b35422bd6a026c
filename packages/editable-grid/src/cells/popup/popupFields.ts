import type { GridColumn } from '../../core/columns/GridColumn';
import type { Outcome } from '../../core/outcome';

/** Why a popup column cannot be used (B§5). */
export type PopupRefusal = 'incomplete' | 'unequal';

export interface PopupFields {
  code: string;
  /** Field of the report and the row's field that takes it. */
  pairs: readonly (readonly [from: string, to: string])[];
}

/** What a popup column picks from where; refused when a part is missing or the fields do not pair. */
export function popupFields({
  popupCode,
  orgFields,
  destFields,
}: Pick<GridColumn, 'popupCode' | 'orgFields' | 'destFields'>): Outcome<PopupFields, PopupRefusal> {
  const from = fieldsOf(orgFields);
  const to = fieldsOf(destFields);
  if (!popupCode || from.length === 0 || to.length === 0) return { ok: false, reason: 'incomplete' };
  if (from.length !== to.length) return { ok: false, reason: 'unequal' };
  return { ok: true, value: { code: popupCode, pairs: from.map((field, index) => [field, to[index]!]) } };
}

/** Field names, written as a list or comma-joined. */
export const fieldsOf = (fields: string | readonly string[] = []): string[] =>
  (typeof fields === 'string' ? fields.split(',') : [...fields]).map((field) => field.trim()).filter(Boolean);
