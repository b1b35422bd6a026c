import type { EveryOption } from '../../cells/columnOptions';
import type { FieldColumnBase } from './ColumnBase';

/** Names of stored keys, e.g. of users, loaded on demand. */
export interface LabelSource {
  /** The name if it is loaded; otherwise a placeholder, and the name is requested. */
  textOf(key: string): string;
  /** Whether the name is loaded; requests it otherwise. */
  isKnown(key: string): boolean;
  /** Key of a loaded name; `undefined` if the name is unknown or belongs to several keys. */
  keyOf(text: string): string | undefined;
  /** Stores a name that arrived by another way, e.g. in a search. */
  add(key: string, text: string): void;
}

/** Loading state of a dictionary column's choices. */
export interface ChoicesState {
  loading: boolean;
  /** Message of the failed load, in the user's language. */
  error?: string | undefined;
  retry?: () => void;
}

/**
 * A column for grid, cell types and exports: the options of all types in one object, with the data that the grid loads
 * for the column. Every `GridColumn` is assignable to it.
 */
export interface ResolvedColumn<Row extends object> extends FieldColumnBase<Row>, EveryOption<Row> {
  /** Unique within the grid; the row's field, if the row has one of this name. */
  key: string;
  /** Name of a cell type in the registry; default `normal`. */
  type?: string | undefined;
  /** Names of the stored keys of users, departments and searched dictionaries. */
  labels?: LabelSource;
  /** Loading state of `dictCode`. */
  choices?: ChoicesState;
}

/** A column without its row type, for the definition, face and editor of a cell type. */
export type CellColumn = ResolvedColumn<never>;
