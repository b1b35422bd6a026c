import type { Json, NodeKey } from '../../core/document/FormDocument';
import type { FormLocale } from '../../core/model/FieldFailure';
import type { CompiledForm, FieldPlan, FormValues } from '../../core/model/CompiledForm';
import type { FieldAddress, RowKey } from './FieldAddress';
import type { FieldRefusal } from './FieldRefusal';

/** State needed to render a field; the same object until it changes. */
export interface FieldState {
  readonly value: Json;
  /** What is wrong with the value, as it is shown. */
  readonly error: string | undefined;
  /** Hidden by its own condition or by that of a container. */
  readonly hidden: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
}

/** One thing wrong with the form, and where. */
export interface FormFailure {
  /** Path of the field that gets the focus. */
  readonly path: string;
  /** Part of the document that is scrolled into view. */
  readonly part: NodeKey;
  /** Component id; of a cell the id of its table. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
  /** For a cell: the row from 0 and the id of the column. */
  readonly row?: number;
  readonly column?: string;
}

/**
 * The values of one form, with a subscription per field: a keystroke notifies only its field and the fields whose
 * conditions and calculations depend on it.
 */
export interface FormStore {
  readonly form: CompiledForm;
  /** Everything entered, hidden fields too. */
  values: () => FormValues;
  /** What the field at a path can see: the values of its row, or of the form. */
  valuesAround: (path: string) => FormValues;
  state: (address: FieldAddress) => FieldState;
  /** Whether a part that has no value (a row, a text) is hidden by a condition. */
  isHidden: (key: NodeKey) => boolean;
  /** @returns stops listening */
  subscribe: (path: string, listener: () => void) => () => void;
  /** A user's input: calculates, clears linked fields, validates the field. */
  enter: (address: FieldAddress, value: Json) => void;
  /** The focus has left the field: checks it. */
  leave: (address: FieldAddress) => void;
  /** Sets values; fields that are not named are unchanged. */
  replace: (values: Readonly<Record<string, Json>>) => void;
  /** Restores the initial values. */
  reset: () => void;
  /** Keys of the rows of a dynamicTable, in their order. */
  rowsOf: (table: FieldPlan) => readonly RowKey[];
  addRow: (table: FieldPlan) => RowKey;
  removeRows: (table: FieldPlan, rows: readonly RowKey[]) => void;
  /** Validates the form and shows the failures. */
  check: () => readonly FormFailure[];
  /**
   * Shows refusals of a server, each at its field until its value changes; they replace earlier ones.
   *
   * @returns the refusals of fields that are not visible
   */
  refuse: <Refusal extends FieldRefusal>(refusals: readonly Refusal[]) => readonly Refusal[];
  /** Failures of the last check or refusal that still apply; subscribe to {@link FAILURES}. */
  failures: () => readonly FormFailure[];
  /** Sets the locale of the messages. */
  speak: (locale: FormLocale) => void;
  /** The model to submit. */
  submission: () => FormValues;
}

/** Path under which {@link FormStore.subscribe} notifies about failures. */
export const FAILURES = '\u0000failures';
/** Path under which it notifies about every change of a value. */
export const VALUES = '\u0000values';
/** Begins the paths of parts without a value, which hear of being hidden. */
export const PART = '\u0000part ';
