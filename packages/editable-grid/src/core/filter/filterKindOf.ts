import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { FilterKind } from './FilterKind';

/** How a column is filtered: as it says itself, by its choices, else by its cell type. */
export function filterKindOf<Row extends object>(
  column: Pick<ResolvedColumn<Row>, 'filter' | 'options'>,
  definition: Pick<CellDefinition, 'filter' | 'control'>,
): FilterKind {
  if (typeof column.filter === 'string') return column.filter;
  if (column.options || definition.control === 'toggle') return 'choice';
  return definition.filter ?? 'text';
}
