import type { NodeKey } from '../document/FormDocument';
import type { FieldPlan } from '../model/CompiledForm';
import type { FieldReference } from './Formula';

/** The parts a plan is made from; `compileForm` has them at hand. */
export interface LogicFields {
  readonly byKey: ReadonlyMap<NodeKey, FieldPlan>;
  readonly byId: ReadonlyMap<string, FieldPlan>;
}

/** The field a reference names; inside a row the columns of that row come before the fields of the form. */
export function resolve(
  reference: FieldReference,
  table: NodeKey | undefined,
  { byKey, byId }: LogicFields,
): FieldPlan | undefined {
  if (reference.kind === 'column') {
    return byId.get(reference.table)?.columns?.find((column) => column.id === reference.column);
  }
  const row = table === undefined ? undefined : byKey.get(table);
  return row?.columns?.find((column) => column.id === reference.id) ?? byId.get(reference.id);
}
