import { isEmpty } from '@gezi/validators';
import { findFieldValue } from '../../fields/fieldValues';
import type { Json } from '../document/FormDocument';

/** Whether a value is empty for its type: also an empty paragraph, an empty list of files, no selected user. */
export function isBlank(type: string, value: Json | undefined): boolean {
  if (isEmpty(value)) return true;
  if (typeof value !== 'string') return Array.isArray(value) && value.every(isEmpty);
  return findFieldValue(type)?.isBlank?.(value) ?? false;
}
