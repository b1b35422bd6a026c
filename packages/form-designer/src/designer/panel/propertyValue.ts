import type { FormNode, Json, JsonObject } from '../../core/document/FormDocument';
import { readPath } from '../../core/document/paths';
import type { PropertyField } from '../../fields/FieldPanel';

/** Whether a property is offered for the current values (`when`). */
export function isOffered(data: JsonObject, { when }: PropertyField, fields: readonly PropertyField[]): boolean {
  if (!when) return true;
  const fallback = fields.find(({ member }) => member === when.member)?.fallback;
  return (readPath(data, when.member) ?? fallback) === when.is;
}

/** The property of a component as the panel shows it. */
export const valueOf = (node: Pick<FormNode, 'data'>, field: PropertyField): Json | undefined =>
  readPath(node.data, field.member) ?? field.fallback;
