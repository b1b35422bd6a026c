import { useCallback, useState } from 'react';
import type { GridFeature } from '../dom/GridFeature';

/** The active features, and a function that adds one, for lazily loaded parts. */
export function useAttachedFeatures<Row extends object>(): [
  readonly GridFeature<Row>[],
  (feature: GridFeature<Row>) => () => void,
] {
  const [features, setFeatures] = useState<readonly GridFeature<Row>[]>([]);
  const attach = useCallback((feature: GridFeature<Row>) => {
    setFeatures((before) => [...before, feature]);
    return () => setFeatures((before) => before.filter((each) => each !== feature));
  }, []);
  return [features, attach];
}
