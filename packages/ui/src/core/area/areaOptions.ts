import { useCascaderAreaData as cascaderAreas } from '@vant/area-data';

/** One province, city or district. */
export interface AreaOption {
  /** Six digits of GB/T 2260. */
  value: string;
  label: string;
  children?: AreaOption[];
}

let options: readonly AreaOption[] | undefined;

/** Provinces with their cities and districts; 140 kB, so this module is loaded on first use. */
export function areaOptions(): readonly AreaOption[] {
  options ??= read(cascaderAreas());
  return options;
}

interface Source {
  text: string;
  value: string;
  children?: Source[];
}

const read = (source: readonly Source[]): AreaOption[] =>
  source.map(({ text, value, children }) => ({ value, label: text, ...(children && { children: read(children) }) }));
