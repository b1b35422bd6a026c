import { useEffect } from 'react';
import type { ResolvedColumn } from '../core/columns/ResolvedColumn';
import type { CellRegistry } from '../dom/createRegistry';

/** Reports column types that the registry does not define, e.g. of a saved definition; their values are shown as text. */
export function useUnknownTypes<Row extends object>(
  registry: CellRegistry,
  columns: readonly ResolvedColumn<Row>[],
  onUnknown: (types: string) => void,
): void {
  const unknown = columns.flatMap(({ type = 'normal' }) => (registry.isKnown(type) ? [] : type)).join(', ');
  useEffect(() => {
    if (unknown) onUnknown(unknown);
  }, [unknown, onUnknown]);
}
