import { differenceLines, type DifferenceLine } from '../../../../crud/core/differenceLines';

type Members = Readonly<Record<string, unknown>>;

/** A line of a document that an edit added, removed or changed. */
export interface ChangedLine {
  id: string;
  kind: 'added' | 'removed' | 'changed';
  differences: DifferenceLine[];
}

/** Reads a list of changed lines from the details of a log entry; undefined for any other value. */
export function changedLines(value: unknown): ChangedLine[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isLoggedLine)) return undefined;
  return value.map(({ id, before, after }) => ({
    id,
    kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
    // The same id on both sides is no difference: the heading has it.
    differences: differenceLines({ ...before, id }, { ...after, id }),
  }));
}

interface LoggedLine {
  id: string;
  /** Null for an added line. */
  before: Members | null;
  /** Null for a removed line. */
  after: Members | null;
}

const isLoggedLine = (item: unknown): item is LoggedLine => {
  if (!isMembers(item)) return false;
  const { id, before, after } = item;
  const isSide = (side: unknown) => side === null || isMembers(side);
  return typeof id === 'string' && isSide(before) && isSide(after) && (before ?? after) !== null;
};

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
