import { useEffect, useLayoutEffect, useRef } from 'react';
import type { GridFeature } from '../dom/GridFeature';
import type { KeyedPart } from '../dom/HeldKeys';
import type { GridKit } from './GridKit';

/**
 * Attaches a feature while the component is mounted.
 *
 * @param make creates the feature; a stable function. Its argument returns the current context
 * @param on whether it is attached
 * @param part the part whose keys were held until it is attached
 */
export function useFeature<Row extends object, Context>(
  kit: GridKit<Row>,
  make: (context: () => Context) => GridFeature<Row>,
  context: Context,
  on = true,
  part?: KeyedPart,
): void {
  const latest = useRef(context);
  useLayoutEffect(() => {
    latest.current = context;
  });
  useEffect(() => {
    if (!on) return undefined;
    const feature = make(() => latest.current);
    return kit.attach(part ? kit.keys.release(part, feature) : feature);
  }, [kit, make, on, part]);
}
