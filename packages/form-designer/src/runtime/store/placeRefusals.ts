import type { CompiledForm, FieldPlan } from '../../core/model/CompiledForm';
import { cellAddress, fieldAddress, type FieldAddress, type RowKey } from './FieldAddress';
import type { FieldRefusal } from './FieldRefusal';

/** A refusal and the field it is about. */
export interface PlacedRefusal {
  readonly address: FieldAddress;
  readonly refusal: FieldRefusal;
}

/**
 * Finds the fields of refusals, in the order of the form; only the first refusal of a field is used.
 *
 * @param isShown whether the field is visible
 * @returns the refusals by field, and those of no visible field
 */
export function placeRefusals<Refusal extends FieldRefusal>(
  form: CompiledForm,
  refusals: readonly Refusal[],
  rowsOf: (table: FieldPlan) => readonly RowKey[],
  isShown: (address: FieldAddress) => boolean,
): { placed: readonly PlacedRefusal[]; left: readonly Refusal[] } {
  const found = new Map<string, PlacedRefusal>();
  const left: Refusal[] = [];
  for (const refusal of refusals) {
    const address = addressOf(form, refusal, rowsOf);
    if (!address || !isShown(address)) left.push(refusal);
    else if (!found.has(address.path)) found.set(address.path, { address, refusal });
  }
  const order = new Map([...form.byKey.keys()].map((key, place) => [key, place]));
  const placeOf = ({ address: { plan, cell } }: PlacedRefusal) => [
    order.get((cell?.table ?? plan).key)!,
    cell ? rowsOf(cell.table).indexOf(cell.row) : -1,
    order.get(plan.key)!,
  ];
  const placed = [...found.values()].sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!;
  });
  return { placed, left };
}

function addressOf(
  form: CompiledForm,
  { id, table: tableId, row }: FieldRefusal,
  rowsOf: (table: FieldPlan) => readonly RowKey[],
): FieldAddress | undefined {
  if (tableId === undefined || row === undefined) {
    const plan = form.byId.get(id);
    return plan && fieldAddress(plan);
  }
  const table = form.byId.get(tableId);
  const key = table?.columns && rowsOf(table)[row];
  const column = table?.columns?.find((each) => each.id === id);
  return table && column && key !== undefined ? cellAddress(table, key, column) : undefined;
}
