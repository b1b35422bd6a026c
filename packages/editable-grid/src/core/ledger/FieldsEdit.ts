import type { RowId } from '../rowId';
import type { ProposedChange } from './effective';

/** Edits several fields of one row. */
export interface FieldsEdit<Row> {
  kind: 'edit';
  rowId: RowId;
  /** New values by field; other fields stay. */
  values: Partial<Row>;
}

/** One change of `applyChanges`: several fields of a row, or a step as `onRowsChange` reports it. */
export type GridChange<Row> = FieldsEdit<Row> | ProposedChange<Row>;

/** The changes as steps of one field each. */
export const fieldSteps = <Row>(changes: readonly GridChange<Row>[]): ProposedChange<Row>[] =>
  changes.flatMap((change) => ('values' in change ? stepsOf(change) : [change]));

const stepsOf = <Row>({ rowId, values }: FieldsEdit<Row>): ProposedChange<Row>[] =>
  Object.entries(values).map(([column, value]) => ({ kind: 'edit', rowId, column, value }));
