import { invert, type RowChange } from './RowChange';

/** Steps that are taken back together. */
export type Transaction<Row> = readonly RowChange<Row>[];

/** What was done and what was taken back, newest last; plain data. */
export interface ChangeLog<Row> {
  done: readonly Transaction<Row>[];
  undone: readonly Transaction<Row>[];
  /** The cell whose keystrokes still fall into the newest transaction. */
  open?: string | undefined;
}

/** Transactions kept; older ones can no longer be taken back. */
const KEPT = 500;

export const emptyLog = <Row>(): ChangeLog<Row> => ({ done: [], undone: [] });

/**
 * Notes a transaction. Keystrokes in one cell (`session` the same) become one step from the first value to the last.
 *
 * @param session names the editing of one cell; absent for all else
 */
export function record<Row>(log: ChangeLog<Row>, transaction: Transaction<Row>, session?: string): ChangeLog<Row> {
  const newest = log.done.at(-1);
  const [step] = transaction;
  if (session !== undefined && session === log.open && newest?.length === 1 && transaction.length === 1) {
    const [before] = newest;
    if (
      before?.kind === 'edit' &&
      step?.kind === 'edit' &&
      before.rowId === step.rowId &&
      before.column === step.column
    ) {
      const merged: RowChange<Row> = { ...step, previous: before.previous };
      const rest = log.done.slice(0, -1);
      const same = Object.is(merged.value, merged.previous);
      return { done: same ? rest : [...rest, [merged]], undone: [], open: same ? undefined : session };
    }
  }
  return { done: [...log.done.slice(1 - KEPT), transaction], undone: [], open: session };
}

/** Ends the editing of a cell: what follows is a step of its own. */
export const seal = <Row>(log: ChangeLog<Row>): ChangeLog<Row> =>
  log.open === undefined ? log : { ...log, open: undefined };

/** A way through the log: the steps to take, and the log once they are taken. */
export interface Trip<Row> {
  steps: Transaction<Row>;
  /** @param taken the steps as they were taken: what is done again later is what was there now */
  arrive(taken: Transaction<Row>): ChangeLog<Row>;
}

/** Takes the newest transaction back; nothing at the oldest. */
export function undo<Row>(log: ChangeLog<Row>): Trip<Row> | undefined {
  const newest = log.done.at(-1);
  return (
    newest && {
      steps: inverse(newest),
      arrive: (taken) => ({ done: log.done.slice(0, -1), undone: added(log.undone, inverse(taken)) }),
    }
  );
}

/** Does the transaction that was taken back last again. */
export function redo<Row>(log: ChangeLog<Row>): Trip<Row> | undefined {
  const last = log.undone.at(-1);
  return (
    last && {
      steps: last,
      arrive: (taken) => ({ done: added(log.done, taken), undone: log.undone.slice(0, -1) }),
    }
  );
}

const inverse = <Row>(transaction: Transaction<Row>): Transaction<Row> => transaction.map(invert).toReversed();

// What came to nothing leaves nothing to take back.
const added = <Row>(list: readonly Transaction<Row>[], transaction: Transaction<Row>) =>
  transaction.length > 0 ? [...list, transaction] : list;
