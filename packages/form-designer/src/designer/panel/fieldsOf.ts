import { componentTypes, typeOf, type FormNode, type PropertyField } from '../../core';
import { isOffered } from './propertyValue';

/** The lines of the panel for a component, as things stand; id and label for a type nobody knows. */
export function fieldsOf({ data }: FormNode): PropertyField[] {
  const type = typeOf(data);
  const known = Object.hasOwn(componentTypes, type) ? componentTypes[type as keyof typeof componentTypes] : undefined;
  const fields = known?.properties ?? UNKNOWN;
  return fields.filter((field) => isOffered(data, field, fields));
}

const UNKNOWN: readonly PropertyField[] = [
  { member: 'id', label: 'id', control: 'id' },
  { member: 'label', label: 'label', control: 'text' },
];
