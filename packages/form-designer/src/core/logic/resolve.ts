import type { NodeKey } from '../document/FormDocument';
import type { FieldPlan } from '../model/CompiledForm';
import type { FieldReference } from './Formula';

/** The parts that a plan is made from, as `compileForm` has collected them. */
export interface LogicFields {
  readonly byKey: ReadonlyMap<NodeKey, FieldPlan>;
  readonly byId: ReadonlyMap<string, FieldPlan>;
}

/** The field of a reference; in a row, columns of the row take precedence over fields of the form. */
export function resolve(
  reference: FieldReference,
  table: NodeKey | undefined,
  { byKey, byId }: LogicFields,
): FieldPlan | undefined {
  if (reference.kind === 'column') {
    return columnOf(byId.get(reference.table), reference.column);
  }
  const row = table === undefined ? undefined : byKey.get(table);
  return columnOf(row, reference.id) ?? byId.get(reference.id);
}

const columns = new WeakMap<FieldPlan, ReadonlyMap<string, FieldPlan>>();

/** A column by its id; the first one if several share it. */
function columnOf(table: FieldPlan | undefined, id: string): FieldPlan | undefined {
  if (!table?.columns) return undefined;
  let known = columns.get(table);
  if (!known) {
    known = new Map(table.columns.toReversed().map((column) => [column.id, column]));
    columns.set(table, known);
  }
  return known.get(id);
}
