import { isEmpty } from '@gezi/validators';
import type { Json } from '../document/FormDocument';
import { isBlankHtml } from './htmlText';
import { readChoice } from './readChoice';

/** Whether a value counts as nothing entered for its type: also an empty paragraph, an empty list of files, nobody chosen. */
export function isBlank(type: string, value: Json | undefined): boolean {
  if (isEmpty(value)) return true;
  if (typeof value !== 'string') return Array.isArray(value) && value.every(isEmpty);
  switch (type) {
    case 'editor':
      return isBlankHtml(value);
    case 'upload':
      return value.trim() === '[]';
    case 'userList':
    case 'userDept':
      return [...readChoice(value).names, ...readChoice(value).ids].every((part) => part.trim() === '');
    default:
      return false;
  }
}
