import { invert, type RowChange } from './RowChange';

/** Steps that are undone together. */
export type Transaction<Row> = readonly RowChange<Row>[];

/** Done and undone transactions, newest last; plain data. */
export interface ChangeLog<Row> {
  done: readonly Transaction<Row>[];
  undone: readonly Transaction<Row>[];
  /** Editing session whose edits are still merged into the newest transaction. */
  open?: string | undefined;
}

/** Most transactions stored; older ones cannot be undone. */
const MAX_STEPS = 500;

export const emptyLog = <Row>(): ChangeLog<Row> => ({ done: [], undone: [] });

/**
 * Records a transaction. Edits of the same `session` are merged into one transaction, with each cell's first previous
 * and last new value.
 *
 * @param session editing session of a cell; absent for all other changes
 */
export function record<Row>(log: ChangeLog<Row>, transaction: Transaction<Row>, session?: string): ChangeLog<Row> {
  const newest = log.done.at(-1);
  const merged = session !== undefined && session === log.open && newest ? merge(newest, transaction) : undefined;
  if (merged) {
    const rest = log.done.slice(0, -1);
    const same = merged.length === 0;
    return { done: same ? rest : [...rest, merged], undone: [], open: same ? undefined : session };
  }
  return { done: [...log.done.slice(1 - MAX_STEPS), transaction], undone: [], open: session };
}

/** Merges edits per cell; `undefined` if a step is not an edit. */
function merge<Row>(before: Transaction<Row>, after: Transaction<Row>): Transaction<Row> | undefined {
  const edits = new Map<string, RowChange<Row> & { kind: 'edit' }>();
  for (const step of [...before, ...after]) {
    if (step.kind !== 'edit') return undefined;
    const place = `${step.rowId}\n${step.column}`;
    const first = edits.get(place);
    edits.set(place, first ? { ...step, previous: first.previous } : step);
  }
  return [...edits.values()].filter(({ value, previous }) => !Object.is(value, previous));
}

/** Ends the editing session: the next edit is a separate step. */
export const endSession = <Row>(log: ChangeLog<Row>): ChangeLog<Row> =>
  log.open === undefined ? log : { ...log, open: undefined };

/** An undo or redo: the steps to apply, and the log afterwards. */
export interface Replay<Row> {
  steps: Transaction<Row>;
  /** @param taken the steps as applied: redo restores the values found now */
  finish(taken: Transaction<Row>): ChangeLog<Row>;
}

/** Undoes the newest transaction; `undefined` if there is none. */
export function undo<Row>(log: ChangeLog<Row>): Replay<Row> | undefined {
  const newest = log.done.at(-1);
  return (
    newest && {
      steps: inverse(newest),
      finish: (taken) => ({ done: log.done.slice(0, -1), undone: added(log.undone, inverse(taken)) }),
    }
  );
}

/** Reverts the edits of an open session without a trace in the log; `undefined` if it has ended. */
export function revertSession<Row>(log: ChangeLog<Row>, session: string): Replay<Row> | undefined {
  const newest = log.open === session ? log.done.at(-1) : undefined;
  return newest && { steps: inverse(newest), finish: () => ({ done: log.done.slice(0, -1), undone: log.undone }) };
}

/** Redoes the transaction that was undone last; `undefined` if there is none. */
export function redo<Row>(log: ChangeLog<Row>): Replay<Row> | undefined {
  const last = log.undone.at(-1);
  return (
    last && {
      steps: last,
      finish: (taken) => ({ done: added(log.done, taken), undone: log.undone.slice(0, -1) }),
    }
  );
}

const inverse = <Row>(transaction: Transaction<Row>): Transaction<Row> => transaction.map(invert).toReversed();

// A transaction without effect leaves nothing to undo.
const added = <Row>(list: readonly Transaction<Row>[], transaction: Transaction<Row>) =>
  transaction.length > 0 ? [...list, transaction] : list;
