import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';
import { optionText, type GridOption } from '../../core/columns/GridColumn';

const NONE: readonly GridOption[] = [];
const labels = new WeakMap<readonly GridOption[], Map<string, string>>();

/** One of the column's `options`; the row holds the value, the user sees the label. */
export const selectCell: CellDefinition<GridOption['value'] | null> = {
  type: 'select',
  defaultWidth: 150,
  control: 'text',
  commit: 'leave',
  empty: null,
  format(value, { options = NONE }) {
    const key = plainText(value);
    return key === '' ? '' : (labelsOf(options).get(key) ?? key);
  },
  parse(text, { options = NONE }) {
    const wanted = text.trim();
    if (wanted === '') return { ok: true, value: null };
    const option =
      options.find((each) => optionText(each) === wanted) ?? options.find((each) => String(each.value) === wanted);
    return option && !option.disabled ? { ok: true, value: option.value } : { ok: false, reason: 'not-a-choice' };
  },
};

// A label is looked up for every cell that scrolls into sight: one map per list of options.
function labelsOf(options: readonly GridOption[]): Map<string, string> {
  let map = labels.get(options);
  if (!map) {
    map = new Map(options.map((option) => [String(option.value), optionText(option)]));
    labels.set(options, map);
  }
  return map;
}
