import { loadAreaOptions } from '@gezi/ui';
import { planEdit, type PlanEditOptions } from '../../core/commands/plan/planEdit';
import type { FormNode, Json } from '../../core/document/FormDocument';
import type { PropertyField } from '../../fields/FieldPanel';
import type { DesignerStore } from '../store/DesignerStore';
import { relabel } from '../store/relabel';

/** Writes a property, with all that changes along with it (B§4). */
export function changeProperty(
  store: DesignerStore,
  { key }: FormNode,
  field: PropertyField,
  value: Json | undefined,
  typing = false,
): void {
  const change = (options: PlanEditOptions = {}) => {
    if (!store.node(key)) return;
    store.run(
      relabel(store, planEdit(store.document, key, { [field.member]: value }, options)),
      typing ? { merge: `${key}.${field.member}` } : {},
    );
  };
  // The area data is a separate chunk; if it does not load, the item keeps its options.
  if (field.effect === 'areaData' && value === true)
    void loadAreaOptions().then(
      // Interfaces lack the index signature of JSON objects.
      (areaTree) => change({ areaTree: areaTree as unknown as Json }),
      () => change(),
    );
  else change();
}
