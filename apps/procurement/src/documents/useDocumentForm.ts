import { ApiError } from '@gezi/client';
import { temporaryId, type GridApi } from '@gezi/editable-grid';
import { App } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import type { FormRules } from '../forms/schemaResolver';
import { useRecordForm, type RecordForm, type RecordFormOptions } from '../forms/useRecordForm';
import type { CellRefusals } from './cellRefusals';
import { lineFieldOf } from './core/lineField';
import { withEntered } from './core/withEntered';
import { useHeldDocument } from './OpenDocument';
import { useTexts } from './texts';
import { useCellRefusals } from './useCellRefusals';

/** Form values of a document: the members of its header, and its lines. */
export interface DocumentValues<Entry> extends FieldValues {
  lines: readonly Entry[];
}

/** Input and display of lines. `Entry` is the input of a line, `Line` a row of the grid. */
export interface LineEntry<Line, Entry> {
  /** Member of the document with its lines, e.g. `purchasePlanDetailList`. */
  member: string;
  rowsOf: (entries: readonly Entry[]) => Line[];
  entriesOf: (rows: readonly Line[]) => Entry[];
  /** False for rows that are not sent, e.g. blank ones; default: all are sent. */
  isSent?: (row: Line) => boolean;
  /** Heading of a column. */
  titleOf: (column: string) => string | undefined;
}

/** A list of a document besides its lines, entered in a {@link ListPart}. */
export interface DocumentList {
  /** Member of the document, e.g. `supplierList`. */
  member: string;
  /** Form value with its rows. */
  name: string;
  /** False for rows that are not sent; default: all are sent. */
  isSent?: (row: never) => boolean;
  /** Heading of a column. */
  titleOf: (column: string) => string | undefined;
}

interface DocumentFormOptions<Values extends DocumentValues<Entry>, Line, Entry, Doc> extends Pick<
  RecordFormOptions<Values, Doc>,
  'schema' | 'draft' | 'fieldOf'
> {
  /** The stored document; absent for a new one. */
  doc: Doc | undefined;
  initial: Values;
  lines: LineEntry<Line, Entry>;
  /** Must be constant. Default: none. */
  lists?: readonly DocumentList[];
  valuesOf: (doc: Doc) => Values;
  /** @param rows the valid rows of the grid @param stored the document as last stored; absent for a new one */
  save: (values: Values, rows: readonly Line[], stored: Doc | undefined) => Promise<Doc>;
  /** Called with the stored document after a save or an action. */
  onStored: (doc: Doc) => void;
  /** Called when lines are invalid or refused, e.g. to show them. */
  onLinesRefused?: () => void;
  /** Rules over all values; `isComplete`: also those that apply when the document leaves the draft. */
  rules?: (values: Values, isComplete: boolean) => ReturnType<FormRules<Values>>;
}

export interface DocumentForm<Values extends DocumentValues<Entry>, Line, Entry, Doc> {
  record: RecordForm<Values>;
  grid: RefObject<GridApi<Line> | null>;
  /** Read by the grid's validation. */
  refusals: CellRefusals;
  /** True while everything is validated that an action requires; read by the grid's validation. */
  isComplete: RefObject<boolean>;
  /** Initial rows of the grid; another array reloads it. */
  rows: readonly Line[];
  /** The lines with the current input. */
  lines: readonly Line[];
  /** Message about the change of another user, after a save was refused for it. */
  conflict: string | undefined;
  /** Takes the edited lines from the grid. */
  takeLines: () => void;
  /** Replaces all lines. */
  loadLines: (lines: readonly Line[]) => void;
  /**
   * Adds lines at the end in place of blank ones, validates them completely and focuses the first fault.
   *
   * @returns number of invalid cells in these lines
   */
  insertLines: (lines: readonly Line[]) => Promise<number>;
  /** Validates everything in the grid that an action requires, and marks the faults. */
  checkLines: () => Promise<void>;
  save: () => void;
  /** Saves unsaved input, then runs an action. @param done success message */
  act: (call: (id: string) => Promise<Doc>, done: string) => void;
}

/** Prefix of the message for a concurrent change (contract, part 1 §1.12). */
const STALE = '数据已被他人修改';

/** Thrown by a save if cells of the grid are invalid; the grid shows them. */
class InvalidCells extends Error {}

/** The form of a document: header members as fields, lines as the rows of a grid. */
export function useDocumentForm<
  Values extends DocumentValues<Entry>,
  Line extends { id: string },
  Entry,
  Doc extends { id: string },
>(options: DocumentFormOptions<Values, Line, Entry, Doc>): DocumentForm<Values, Line, Entry, Doc> {
  const { doc: loaded, lines: kind, valuesOf } = options;
  const texts = useTexts();
  const { message } = App.useApp();
  const grid = useRef<GridApi<Line>>(null);
  const isComplete = useRef(false);
  const done = useRef(texts.saved);
  // A save can start before the page has rendered the result of the previous one.
  const latest = useRef(loaded);
  useEffect(() => void (latest.current = loaded), [loaded]);
  /** The lines of the last request, or the stored ones after it. */
  const sent = useRef<readonly Line[]>([]);
  /** All rows of the grid at that request. */
  const collected = useRef<readonly Line[]>([]);
  const [initial] = useState(options.initial);
  const [rows, setRows] = useState<readonly Line[]>(() => kind.rowsOf(initial.lines));
  const [conflict, setConflict] = useState<string>();
  const isEditing = options.draft !== undefined;
  useHeldDocument(isEditing);
  const cells = useCellRefusals<Line>({ grid, sent, titleOf: kind.titleOf });

  const record = useRecordForm<Values, Doc>({
    ...options,
    initial,
    leaveContent: texts.leaveContent,
    save: send,
    saved: () => done.current,
    onSaved: take,
    onRefused: showRefusal,
    onRestored: ({ lines = [] }) => loadLines(kind.rowsOf(lines)),
    rules: (values) => options.rules?.(values, isComplete.current),
  });
  const { form } = record;
  const entries = useWatch({ control: form.control, name: LINES as Path<Values> }) as readonly Entry[];
  const { rowsOf, isSent = () => true } = kind;
  const lines = useMemo(() => rowsOf(entries), [rowsOf, entries]);

  const shown = useRef(loaded);
  const show = useEffectEvent((doc: Doc) => {
    shown.current = doc;
    const values = valuesOf(doc);
    record.take(values, {});
    setRows(kind.rowsOf(values.lines));
  });
  // Nothing is entered in a document that is only shown, so it follows what is refetched.
  useEffect(() => {
    if (!isEditing && loaded && loaded !== shown.current) show(loaded);
  }, [isEditing, loaded]);

  function setLines(next: readonly Line[]) {
    const value = kind.entriesOf(next) as PathValue<Values, Path<Values>>;
    form.setValue(LINES as Path<Values>, value, { shouldDirty: true });
  }

  function loadLines(next: readonly Line[]) {
    setRows(next);
    setLines(next);
  }

  async function send(values: Values): Promise<Doc> {
    const all = (await collect()) ?? kind.rowsOf(values.lines);
    collected.current = all;
    sent.current = all.filter(isSent);
    return options.save(values, sent.current, latest.current);
  }

  /** The valid rows of the grid; undefined if there is no grid. */
  async function collect(): Promise<readonly Line[] | undefined> {
    const collected = await grid.current?.collect();
    if (collected && !collected.ok) throw new InvalidCells(cells.cellMessage(collected.failures[0]!));
    return collected?.rows;
  }

  /** Takes the stored document; what was entered during the save stays, as unsaved input. */
  function take(doc: Doc, { lines: _lines, ...entered }: Partial<Values>) {
    latest.current = doc;
    const values = valuesOf(doc);
    const stored = kind.rowsOf(values.lines);
    const rowsNow = grid.current?.getRows() ?? collected.current;
    const all = withEntered({ before: collected.current, sent: sent.current, stored }, rowsNow);
    record.take(values, entered as Partial<Values>);
    cells.clear();
    setConflict(undefined);
    sent.current = stored.filter(isSent);
    if (all === stored) setRows(stored);
    else loadLines(all);
    options.onStored(doc);
  }

  /** Shows a refusal about lines or the version; the form shows the others. */
  function showRefusal(error: unknown): boolean {
    if (error instanceof InvalidCells) {
      options.onLinesRefused?.();
      void message.warning(error.message);
      return true;
    }
    if (!(error instanceof ApiError)) return false;
    if (error.status === 409 || error.message.startsWith(STALE)) {
      setConflict(error.message);
      return true;
    }
    if (error.kind !== 'rejected') return false;
    if (refuseListCell(error)) return true;
    if (isAbout(kind.member, error.field)) options.onLinesRefused?.();
    const cell = lineFieldOf(kind.member, error.field);
    const row = cell && sent.current[cell.index];
    if (!cell || !row) return false;
    cells.refuse(row, cell.column, error.message);
    return true;
  }

  /** Shows a refusal about one of the lists at its field, and marks the cell. */
  function refuseListCell({ field, message: reason }: ApiError): boolean {
    const list = options.lists?.find(({ member }) => isAbout(member, field));
    if (!list) return false;
    const { member, name, titleOf, isSent: isListed = () => true } = list;
    const all = form.getValues(name as Path<Values>) as { id: string }[];
    const cell = lineFieldOf(member, field);
    // The list has its own type of rows.
    const row = cell && all.filter((one) => isListed(one as never))[cell.index];
    if (row) cells.mark(row as never, cell.column, reason);
    const text = row ? texts.cellFault(all.indexOf(row) + 1, titleOf(cell.column) ?? cell.column, reason) : reason;
    form.setError(name as Path<Values>, { type: 'server', message: text }, { shouldFocus: true });
    return true;
  }

  async function insertLines(added: readonly Line[]): Promise<number> {
    const api = grid.current;
    if (!api || added.length === 0) return 0;
    const blank = api.getRows().filter((row) => !isSent(row));
    if (blank.length > 0) api.removeRows(blank.map((row) => row.id));
    // The grid keeps its own ids outside of the rows, so that the lines of the form would have none.
    const ids = api.insertRows(added.map((row) => ({ ...row, id: temporaryId() })));
    isComplete.current = true;
    const failures = (await api.validate()).filter(({ rowId }) => ids.includes(rowId));
    if (failures[0]) api.showCell(failures[0].rowId, failures[0].column);
    return failures.length;
  }

  function save() {
    isComplete.current = false;
    done.current = texts.saved;
    record.submit();
  }

  async function checkLines(): Promise<void> {
    isComplete.current = true;
    await grid.current?.validate();
  }

  function act(call: (id: string) => Promise<Doc>, said: string) {
    done.current = said;
    // Marks invalid cells too if members of the header are missing.
    void checkLines();
    record.submit(async (values) => {
      const stored = latest.current;
      if (stored && !record.isDirty) {
        sent.current = ((await collect()) ?? lines).filter(isSent);
        return call(stored.id);
      }
      const saved = await send(values);
      const entered = record.entered();
      record.release();
      take(saved, entered);
      return call(saved.id);
    });
  }

  return {
    record,
    grid,
    refusals: cells.refusals,
    isComplete,
    rows,
    lines,
    conflict,
    takeLines: () => setLines(grid.current?.getRows() ?? lines),
    loadLines,
    insertLines,
    checkLines,
    save,
    act,
  };
}

const LINES = 'lines';

/** True if a field is a member, or in it. */
const isAbout = (member: string, field: string | undefined): boolean =>
  (field ?? '').replace(/^\//, '').split('/')[0] === member;
