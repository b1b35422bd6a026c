import { invert, type RowChange } from './RowChange';

/** Steps that are taken back together. */
export type Transaction<Row> = readonly RowChange<Row>[];

/** What was done and what was taken back, newest last; plain data. */
export interface ChangeLog<Row> {
  done: readonly Transaction<Row>[];
  undone: readonly Transaction<Row>[];
  /** The use of a cell whose writing still falls into the newest transaction. */
  open?: string | undefined;
}

/** Transactions kept; older ones can no longer be taken back. */
const KEPT = 500;

export const emptyLog = <Row>(): ChangeLog<Row> => ({ done: [], undone: [] });

/**
 * Notes a transaction. All that one use of a cell writes (`session` the same) becomes one transaction: of every cell
 * written, from its first value to its last.
 *
 * @param session names the editing of one cell; absent for all else
 */
export function record<Row>(log: ChangeLog<Row>, transaction: Transaction<Row>, session?: string): ChangeLog<Row> {
  const newest = log.done.at(-1);
  const merged = session !== undefined && session === log.open && newest ? merge(newest, transaction) : undefined;
  if (merged) {
    const rest = log.done.slice(0, -1);
    const same = merged.length === 0;
    return { done: same ? rest : [...rest, merged], undone: [], open: same ? undefined : session };
  }
  return { done: [...log.done.slice(1 - KEPT), transaction], undone: [], open: session };
}

/** Edits after edits, each cell named once; nothing when rows came, went or moved. */
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

/** Takes back what one use of a cell has written, as if it had never been; nothing once it is sealed. */
export function giveUp<Row>(log: ChangeLog<Row>, session: string): Trip<Row> | undefined {
  const newest = log.open === session ? log.done.at(-1) : undefined;
  return newest && { steps: inverse(newest), arrive: () => ({ done: log.done.slice(0, -1), undone: log.undone }) };
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
