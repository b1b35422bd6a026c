import { useEffect, useRef } from 'react';
import type { GridStore } from '../core/store/GridStore';
import { useStoreValue } from './useStoreValue';

/** The box in the heading: all rows but disabled ones, or none; half ticked in between (B§4). */
export function SelectAllBox<Row extends object>({ store, label }: { store: GridStore<Row>; label: string }) {
  const state = useStoreValue(store, ({ headerBox }) => headerBox);
  const idle = useStoreValue(
    store,
    ({ size, settings }) => size === 0 || settings.disabled || settings.partial === true,
  );
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);

  return (
    <input
      ref={box}
      type="checkbox"
      tabIndex={-1}
      className="gezi-check"
      aria-label={label}
      checked={state === 'all'}
      disabled={idle}
      onChange={() => store.selectAll(state !== 'all')}
    />
  );
}
