import { useEffect, useLayoutEffect, useRef } from 'react';
import type { GridFeature } from '../dom/GridFeature';
import type { GridKit } from './GridKit';

/**
 * Attaches behaviour as long as the component lives.
 *
 * @param make makes it; a stable function. What it is given answers what is in force at the moment
 * @param on false takes it away
 */
export function useFeature<Row extends object, Context>(
  kit: GridKit<Row>,
  make: (context: () => Context) => GridFeature<Row>,
  context: Context,
  on = true,
): void {
  const latest = useRef(context);
  useLayoutEffect(() => {
    latest.current = context;
  });
  useEffect(() => (on ? kit.attach(make(() => latest.current)) : undefined), [kit, make, on]);
}
