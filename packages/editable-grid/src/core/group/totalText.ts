import { formatNumber } from '@gezi/ui/core';
import type { CellDefinition } from '../cells/CellDefinition';
import type { CellColumn } from '../columns/ResolvedColumn';

/** Text of a total in the heading of a group; empty without one. */
export function totalText(total: unknown, definition: CellDefinition, column: CellColumn): string {
  const isAmount = typeof total === 'number' && !('thousands' in column && column.thousands === false);
  if (isAmount) return formatNumber(total);
  return total === undefined || total === null ? '' : definition.format(total, column);
}
