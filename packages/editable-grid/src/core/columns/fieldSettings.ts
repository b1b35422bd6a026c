import type { CellColumn } from './ResolvedColumn';

/** Settings of a column's `fieldExtendJson`. */
export interface FieldSettings {
  /** Several users or departments (default true), or report rows (default false). */
  multi?: boolean;
  /** Field that is stored: `username`, `id`, `orgCode`. */
  store?: string;
  /** Field that is shown: `realname`, `username`, `phone`, `departName`, `orgCode`. */
  text?: string;
  /** Accepted file extensions, e.g. `.pdf,.xlsx`. */
  accept?: string;
  /** Megabytes of one file, at most. */
  maxSizeMB?: number;
  /** Files of one cell, at most. */
  maxCount?: number;
  /** Place of the files on the server. */
  biz?: string;
}

/** Reads a column's `fieldExtendJson`; invalid settings are ignored. `multiSelect` is read as `multi`. */
export function fieldSettings({ fieldExtendJson }: Pick<CellColumn, 'fieldExtendJson'>): FieldSettings {
  const raw = typeof fieldExtendJson === 'string' ? readJson(fieldExtendJson) : fieldExtendJson;
  if (typeof raw !== 'object' || raw === null) return {};
  const given = raw as Readonly<Record<string, unknown>>;
  const text = (key: string) => (typeof given[key] === 'string' ? { [key]: given[key] } : {});
  const count = (key: string) => (Number(given[key]) > 0 ? { [key]: Number(given[key]) } : {});
  const multi = given.multi ?? given.multiSelect;
  return {
    ...(multi !== undefined && { multi: multi === true || multi === 'true' }),
    ...text('store'),
    ...text('text'),
    ...text('accept'),
    ...text('biz'),
    ...count('maxSizeMB'),
    ...count('maxCount'),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
