import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';
import type { CellColumn } from '../../core/columns/ResolvedColumn';

const YES = new Set(['true', '1', 'y', 'yes', '是', '√', '✓']);
const NO = new Set(['', 'false', '0', 'n', 'no', '否', '×']);

/** A checkbox; stores the column's `customValue`. */
export const checkboxCell: CellDefinition = {
  type: 'checkbox',
  defaultWidth: 80,
  fixedWidth: true,
  control: 'toggle',
  empty: false,
  align: 'center',
  format: (value, column) => plainText(value === undefined || value === null ? switchValues(column)[1] : value),
  parse(text, column) {
    const [checked, unchecked] = switchValues(column);
    const plain = text.trim();
    if (plain === plainText(checked)) return { ok: true, value: checked };
    if (plain === plainText(unchecked)) return { ok: true, value: unchecked };
    if (YES.has(plain.toLowerCase())) return { ok: true, value: checked };
    if (NO.has(plain.toLowerCase())) return { ok: true, value: unchecked };
    return { ok: false, reason: 'not-a-switch' };
  },
  switched: isChecked,
  initial(column) {
    if (column.defaultValue !== undefined) return column.defaultValue;
    return switchValues(column)[column.defaultChecked ? 0 : 1];
  },
};

/** Stored values: checked, unchecked. */
export const switchValues = (column: Pick<CellColumn, 'customValue'>): readonly [unknown, unknown] =>
  column.customValue ?? [true, false];

/**
 * Whether the value means checked; `1`, `'1'`, `true` and `'true'` are equal unless `customValue` distinguishes them.
 */
export function isChecked(value: unknown, column: Pick<CellColumn, 'customValue'>): boolean {
  return plainText(value) === plainText(switchValues(column)[0]);
}
