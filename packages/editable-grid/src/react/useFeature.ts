import { useEffect, useLayoutEffect, useRef } from 'react';
import type { GridFeature } from '../dom/GridFeature';
import type { GridKit } from './GridKit';

/**
 * Attaches a feature while the component is mounted.
 *
 * @param make creates the feature; a stable function. Its argument returns the current context
 * @param on whether it is attached
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
