import { planEdit } from '../../core/commands/plan/planEdit';
import type { FormNode, Json } from '../../core/document/FormDocument';
import type { PropertyField } from '../../fields/FieldPanel';
import type { DesignerStore } from '../store/DesignerStore';

/** Writes a property, with all that changes along with it (B§4). */
export function changeProperty(
  store: DesignerStore,
  { key }: FormNode,
  field: PropertyField,
  value: Json | undefined,
  typing = false,
): void {
  if (!store.node(key)) return;
  store.run(
    planEdit(store.document, key, { [field.member]: value }),
    typing ? { merge: `${key}.${field.member}` } : {},
  );
}
