import type { CellDefinition } from '../../core/cells/CellDefinition';
import type { CellColumn } from '../../core/columns/ResolvedColumn';

/** Text of a value in the heading of a group; switches say yes or no. */
export const headingText = (
  definition: CellDefinition,
  value: unknown,
  column: CellColumn,
  { yes, no }: { yes: string; no: string },
): string => (definition.switched ? (definition.switched(value, column) ? yes : no) : definition.format(value, column));
