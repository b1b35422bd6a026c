import type { GridOption } from '../core/columns/GridOption';
import type { CellColumn, ChoicesState, LabelSource, ResolvedColumn } from '../core/columns/ResolvedColumn';

/** Server data of a column: choices, names of keys, addresses of pictures. */
export interface ColumnSource {
  /** Dictionary items; they follow the column's own options. */
  options?: readonly GridOption[];
  choices?: ChoicesState;
  labels?: LabelSource;
  fileUrl?: (path: string) => string;
}

/** Types whose names of keys come from the server. */
const NAMED = new Set(['sel_search_async', 'sel_user', 'sel_depart']);
const ASKING = new Set([...NAMED, 'image']);

/** The column needs data from the server. */
export const asksServer = ({ type, dictCode }: Pick<CellColumn, 'type' | 'dictCode'>): boolean =>
  dictCode !== undefined || ASKING.has(type ?? '');

/** The column's texts are requested and not loaded yet. */
export const awaitsServer = ({ type, dictCode, labels, choices }: ServedColumn): boolean =>
  labels === undefined && choices === undefined && (dictCode !== undefined || NAMED.has(type ?? ''));

type ServedColumn = Pick<CellColumn, 'type' | 'dictCode' | 'labels' | 'choices'>;

/** The column with its server data; the application's own settings take precedence. */
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
