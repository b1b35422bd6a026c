/** How the add button adds rows. */
export interface AddSettings {
  /** Rows at once; at least 1. */
  count: number;
  /** Number the first new row gets, from 1; 0 means the bottom. At most the number of rows there are (B§5). */
  position: number;
}

const DEFAULT_ADD_SETTINGS: AddSettings = { count: 1, position: 0 };
/** Most rows added at once, as a guard against typing errors. */
export const MAX_ADDED = 1000;

/** Valid settings from stored data: whole numbers within their bounds. */
export function readAddSettings(stored: unknown): AddSettings {
  const { count, position } = (stored ?? {}) as Partial<Record<keyof AddSettings, unknown>>;
  return {
    count: within(count, 1, MAX_ADDED, DEFAULT_ADD_SETTINGS.count),
    position: within(position, 0, Number.MAX_SAFE_INTEGER, DEFAULT_ADD_SETTINGS.position),
  };
}

/** Index of the first new row in the document; a position beyond the end means the bottom. */
export const addIndex = ({ position }: AddSettings, size: number): number =>
  position === 0 || position > size ? size : position - 1;

function within(value: unknown, least: number, most: number, otherwise: number): number {
  const number = typeof value === 'number' ? Math.floor(value) : NaN;
  return Number.isFinite(number) ? Math.max(least, Math.min(most, number)) : otherwise;
}
