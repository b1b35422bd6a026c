import type { CellDefinition } from '../../core/cells/CellDefinition';
import type { ResolvedColumn } from '../../core/columns/ResolvedColumn';
import type { ColumnFilter } from '../../core/filter/ColumnFilter';
import type { SheetTexts } from '../../texts/sheet/zh-CN';

/** Choices named in full; more are counted. */
const NAMED = 3;

/** A filter in words: `包含“阀”`, `≥ 10`, `管材、阀门`. */
export function describeFilter<Row extends object>(
  filter: ColumnFilter,
  column: ResolvedColumn<Row>,
  definition: Pick<CellDefinition, 'switched'>,
  texts: SheetTexts,
): string {
  switch (filter.kind) {
    case 'text':
      return texts.containing(filter.contains.trim());
    case 'choice': {
      const labels = filter.values.map((text) => choiceLabel(text, column, definition, texts));
      return labels.length > NAMED
        ? texts.choicesCount(labels.slice(0, NAMED), labels.length)
        : labels.join(texts.comma);
    }
    default: {
      const { from, to } = filter;
      if (from !== undefined && to !== undefined) return from === to ? `= ${from}` : `${from} ~ ${to}`;
      return from === undefined ? `≤ ${to}` : `≥ ${from}`;
    }
  }
}

/** Text of a filter choice: yes or no for switches, a label for empty cells. */
export function choiceLabel<Row extends object>(
  text: string,
  column: ResolvedColumn<Row>,
  definition: Pick<CellDefinition, 'switched'>,
  texts: SheetTexts,
): string {
  if (definition.switched) return definition.switched(text, column) ? texts.yes : texts.no;
  return text === '' ? texts.blank : text;
}
