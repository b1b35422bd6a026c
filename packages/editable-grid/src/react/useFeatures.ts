import { useMemo } from 'react';
import type { GridFeature } from '../dom/GridFeature';

/** The features a grid's props ask for; each object lives as long as what it was made from. */
export function useFeatures<Row extends object>(): readonly GridFeature<Row>[] {
  return useMemo(() => [], []);
}
