import type { FieldRule } from '@gezi/validators/lean';
import type { FilterKind } from '../filter/FilterKind';
import type { RowAction } from './RowAction';
import type { ValidateHandler } from '../validation/ValidateHandler';

/** One choice of a select, radio or dictionary column. */
export interface GridOption {
  value: string | number | boolean;
  /** What the user sees; dictionary items bring `text` or `title` instead. */
  label?: string;
  text?: string;
  title?: string;
  disabled?: boolean;
  /** Colour of its tag, as dictionaries bring it. */
  color?: string;
}

/** Names of keys that the row holds and the user never sees, e.g. of users; asked for, they are loaded once. */
export interface LabelSource {
  /** The name when it is known; else it is asked for, and whoever draws the column is told later. */
  textOf(key: string): string;
  /** Whether the name is known; when not, it is asked for. */
  isKnown(key: string): boolean;
  /** The key a name stands for, among the names known; nothing when several bear it. */
  keyOf(text: string): string | undefined;
  /** Notes a name that was met, e.g. in a search. */
  learn(key: string, text: string): void;
}

/** How far the choices of a dictionary column are loaded. */
export interface ChoicesState {
  loading: boolean;
  /** Why they could not be loaded, as the user reads it. */
  error?: string | undefined;
  retry?: () => void;
}

/** A yes/no setting, for the whole column or asked for each row. */
export type RowFlag<Row> = boolean | ((row: Row) => boolean);

export type ColumnRule<Row> = FieldRule | HandlerRule<Row>;

/** A rule of the caller's own; sync or async. */
export interface HandlerRule<Row> {
  handler: ValidateHandler<Row>;
  /** Shown when the handler answers `false`. */
  message?: string;
}

export type Statistic = 'sum' | 'average';
export type Align = 'start' | 'center' | 'end';

/**
 * A column as the caller writes it (B§3).
 *
 * @typeParam Row the caller's row; `key` names one of its fields
 */
export interface GridColumn<Row extends object = Record<string, unknown>> {
  /** Field of the row; unique within the grid. */
  key: string;
  /** Heading; also what a screen reader says for the cell's input. */
  title?: string;
  /** Name of a cell type in the registry: `input`, `inputNumber`, `select`, `date`, …; default `normal`. */
  type?: string;
  /** Pixels. Without it the column takes its type's default (B§9) and grows into free room. */
  width?: number;
  /** Shown in an empty cell. */
  placeholder?: string;
  /** Value of the field in a new row. */
  defaultValue?: unknown;
  /** Choices of a select, of several choices, of a radio. */
  options?: readonly GridOption[];
  /** Dictionary whose items follow the `options`: `code`, or `table,text,code`; loaded once for all who ask. */
  dictCode?: string;
  /** A text that is no choice becomes a value itself. Default false. */
  allowInput?: boolean;
  /** Typing narrows the list; false only jumps to the first choice that begins so. Default true. */
  allowSearch?: boolean;
  /** Files can be downloaded; default true. */
  allowDownload?: boolean;
  /** Files can be removed; default true. */
  allowRemove?: boolean;
  /** Where files go; default `/sys/common/upload`. */
  action?: string;
  /** Sends the access token along with a file; default true, to our own server only. */
  token?: boolean;
  /** Member of an upload's answer that holds the stored path; default `message`. */
  responseName?: string;
  /** Report that a popup picks from. */
  popupCode?: string;
  /** Fields of the report, comma-joined or as a list, one for each of `destFields`. */
  orgFields?: string | readonly string[];
  /** Fields of this row that take them. */
  destFields?: string | readonly string[];
  /**
   * Further settings as JSON, or the object itself: `multi` (several, default true), `store` and `text` (fields kept
   * and shown; users `username` and `realname`, departments `id` and `departName`), `accept`, `maxSizeMB`, `maxCount`
   * (files).
   */
  fieldExtendJson?: string | Readonly<Record<string, unknown>>;
  /** Colour of a tag: a CSS colour or the name of one of antd's. */
  setTagColor?: (tag: string, row: Row) => string | undefined;
  /** Rules of the column, first failure wins (B§5). */
  validateRules?: readonly ColumnRule<Row>[];
  /** Footer figures of the column. */
  statistics?: readonly Statistic[];
  /** Greyed: neither typed into nor copied over; may depend on the row. */
  disabled?: RowFlag<Row>;
  /** Plain text in an editable grid; may depend on the row. */
  readOnly?: RowFlag<Row>;
  /** Default: by type (numbers `end`, checkboxes `center`, the rest `start`). */
  align?: Align;
  /** Values written by a checkbox, checked first; default `[true, false]`. */
  customValue?: readonly [checked: unknown, unchecked: unknown];
  /** A new row's checkbox is ticked. */
  defaultChecked?: boolean;
  /** The heading sorts. */
  isOrder?: boolean;
  /** The heading filters: `true` as its type does, or as named. */
  filter?: boolean | FilterKind;
  /** Stays in sight while the rest scrolls sideways. */
  pin?: 'start' | 'end';
  /** Longest text, in characters; no limit by default. */
  maxLength?: number;
  /**
   * Content of a `normal` or `slot` cell: text, or a React node; default the field itself.
   *
   * @param write puts another value into the field, as a step of its own
   */
  render?: (row: Row, rowIndex: number, write: (value: unknown) => void) => unknown;
  /** Names of the keys in this column; the grid sets it for users, departments and searched dictionaries. */
  labels?: LabelSource;
  /** Address of a stored picture; set by the grid. */
  fileUrl?: (path: string) => string;
  /** Key of the next select of a chain: its choices belong to this one's value, and a change empties all later ones. */
  linkageKey?: string;
  /** What a `row-actions` cell offers. */
  actions?: readonly RowAction<Row>[];
  /** How far `dictCode` is loaded; set by the grid. */
  choices?: ChoicesState;
}

/** What the user reads for a choice. */
export const optionText = (option: GridOption): string =>
  option.label ?? option.text ?? option.title ?? String(option.value);
