import type { FormNode } from '../../core/document/FormDocument';
import { typeOf } from '../../core/document/containers';
import type { PropertyField } from '../../fields/FieldPanel';
import { findFieldPanel } from '../../fields/fieldPanels';
import { isOffered } from './propertyValue';

/** The lines of the panel for a component, as things stand; id and label for a type nobody knows. */
export function fieldsOf({ data }: FormNode): PropertyField[] {
  const fields = findFieldPanel(typeOf(data))?.lines ?? UNKNOWN;
  return fields.filter((field) => isOffered(data, field, fields));
}

const UNKNOWN: readonly PropertyField[] = [
  { member: 'id', label: 'id', control: 'id' },
  { member: 'label', label: 'label', control: 'text' },
];
