import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FieldPlan } from '../../core/model/CompiledForm';
import { useRuntime } from '../../runtime/runtimeContext';
import { PART } from '../../runtime/store/FormStore';

/** The columns of a dynamicTable that no condition hides as a whole; the same list until that changes. */
export function useShownColumns(table: FieldPlan): readonly FieldPlan[] {
  const { store } = useRuntime();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(`${PART}${table.key} columns`, listener),
    [store, table],
  );
  const read = () => (table.columns ?? []).map(({ key }) => (store.isHidden(key) ? '0' : '1')).join('');
  const shown = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => (table.columns ?? []).filter((_, index) => shown[index] === '1'), [table, shown]);
}
