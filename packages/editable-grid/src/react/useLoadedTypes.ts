import { useEffect, useReducer } from 'react';
import type { ResolvedColumn } from '../core/columns/ResolvedColumn';
import type { CellRegistry } from '../dom/createRegistry';

/** Loads the columns' types. @returns whether they are loaded */
export function useLoadedTypes<Row extends object>(
  registry: CellRegistry,
  columns: readonly ResolvedColumn<Row>[],
): boolean {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const ready = registry.isLoaded(columns.map(({ type }) => type ?? 'normal'));

  useEffect(() => {
    if (ready) return;
    let left = false;
    registry.load().then(
      () => left || rerender(),
      (error: unknown) => reportError(error),
    );
    return () => {
      left = true;
    };
  }, [ready, registry]);

  return ready;
}
