import type { FormNode } from '../../core/document/FormDocument';
import { typeOf } from '../../core/document/containers';
import type { PropertyField } from '../../fields/FieldPanel';
import { findFieldPanel } from '../../fields/fieldPanels';
import { isOffered } from './propertyValue';

/** The panel lines that apply to a component; id and label for an unknown type. */
export function fieldsOf({ data }: FormNode): PropertyField[] {
  const fields = findFieldPanel(typeOf(data))?.lines ?? UNKNOWN;
  return fields.filter((field) => isOffered(data, field, fields));
}

const UNKNOWN: readonly PropertyField[] = [
  { member: 'id', label: 'id', control: 'id' },
  { member: 'label', label: 'label', control: 'text' },
];
