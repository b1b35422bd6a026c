import type { FormNode } from '../../core/document/FormDocument';
import { findFieldType } from '../../fields/fieldTypes';
import { idOf, typeOf } from '../../core/document/containers';
import { textMember } from '../../core/document/members';
import type { Texts } from '../texts/zh-CN';

/** The type of a part in words. */
export const typeName = (node: FormNode, texts: Texts): string => nameOfType(typeOf(node.data), texts);

/** A type in words. */
export const nameOfType = (type: string, texts: Texts): string =>
  findFieldType(type)?.texts[texts.locale] ?? texts.unknownType(type);

/** Name of a component in the running form: its label, else its text or title; empty without one. */
export function labelOf(node: FormNode): string {
  const { data } = node;
  const written = textMember(data, 'label') || textMember(data, 'text') || textMember(data, 'title');
  return findFieldType(typeOf(data))?.hasMarkup ? '' : written.slice(0, 40);
}

/** Name of a component for screen readers: type and label, or the id if there is no label. */
export function nameOf(node: FormNode, texts: Texts): string {
  const label = labelOf(node);
  const name = label || (typeOf(node.data) === 'tdItem' ? '' : idOf(node.data));
  return name ? `${typeName(node, texts)}「${name}」` : typeName(node, texts);
}
