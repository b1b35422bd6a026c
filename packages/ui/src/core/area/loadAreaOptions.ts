import type { AreaOption } from './areaOptions';

/** Provinces with their cities and districts as a tree of options; 140 kB, fetched on the first call. */
export const loadAreaOptions = async (): Promise<readonly AreaOption[]> =>
  (await import('./areaOptions')).areaOptions();
