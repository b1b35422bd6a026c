import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { FilterKind } from './FilterKind';

/** Filter kind of a column: its own setting, `choice` if it has choices, else that of its cell type. */
export function filterKindOf<Row extends object>(
  column: Pick<ResolvedColumn<Row>, 'filter' | 'options'>,
  definition: Pick<CellDefinition, 'filter' | 'control'>,
): FilterKind {
  if (typeof column.filter === 'string') return column.filter;
  if (column.options || definition.control === 'toggle') return 'choice';
  return definition.filter ?? 'text';
}
