import type { GridOption } from '../core/columns/GridOption';
import type { CellColumn, ChoicesState, LabelSource, ResolvedColumn } from '../core/columns/ResolvedColumn';

/** What the server adds to a column: choices, names of keys, addresses of pictures. */
export interface ColumnSource {
  /** Dictionary items; they follow the column's own options. */
  options?: readonly GridOption[];
  choices?: ChoicesState;
  labels?: LabelSource;
  fileUrl?: (path: string) => string;
}

/** Types whose keys the server names. */
const NAMED = new Set(['sel_search_async', 'sel_user', 'sel_depart']);
const ASKING = new Set([...NAMED, 'image']);

/** The column cannot be shown without asking the server. */
export const asksServer = ({ type, dictCode }: Pick<CellColumn, 'type' | 'dictCode'>): boolean =>
  dictCode !== undefined || ASKING.has(type ?? '');

/** The column has asked for its texts and knows nothing of the answer yet. */
export const awaitsServer = ({ type, dictCode, labels, choices }: ServedColumn): boolean =>
  labels === undefined && choices === undefined && (dictCode !== undefined || NAMED.has(type ?? ''));

type ServedColumn = Pick<CellColumn, 'type' | 'dictCode' | 'labels' | 'choices'>;

/** The column with what the server added; the caller's own settings come first. */
export function withSource<Row extends object>(
  column: ResolvedColumn<Row>,
  source: ColumnSource | undefined,
): ResolvedColumn<Row> {
  if (!source) return column;
  const { options = [], ...rest } = source;
  const given = column.options ?? [];
  const known = new Set(given.map(({ value }) => String(value)));
  const more = options.filter(({ value }) => !known.has(String(value)));
  return { ...rest, ...column, ...(more.length && { options: [...given, ...more] }) };
}
