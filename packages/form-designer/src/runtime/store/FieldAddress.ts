import type { NodeKey } from '../../core/document/FormDocument';
import type { FieldPlan } from '../../core/model/CompiledForm';

/** Address of a field: on the form, or in one row of a dynamicTable. */
export interface FieldAddress {
  /** Unique path: the key of the node, or table, row and column. */
  readonly path: string;
  readonly plan: FieldPlan;
  /** For a cell alone. */
  readonly cell?: { readonly table: FieldPlan; readonly row: RowKey };
}

/** Identifies a row of a dynamicTable while it exists; never part of a value. */
export type RowKey = number;

const onForm = new WeakMap<FieldPlan, FieldAddress>();

/** The place of a field on the form; the same object each time. */
export function fieldAddress(plan: FieldPlan): FieldAddress {
  const address = onForm.get(plan) ?? { path: plan.key, plan };
  onForm.set(plan, address);
  return address;
}

export const cellAddress = (table: FieldPlan, row: RowKey, plan: FieldPlan): FieldAddress => ({
  path: cellPath(table.key, row, plan.key),
  plan,
  cell: { table, row },
});

export const cellPath = (table: NodeKey, row: RowKey, column: NodeKey) => `${table}\u0001${row}\u0001${column}`;
