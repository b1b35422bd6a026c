import { fieldTypes, writeForm, type CompType, type FormNode } from '@gezi/form-designer/core';
import type { StoredHead } from '../shared/headStore';
import { onlineContent } from '../shared/onlineContent';
import { readContent } from '../shared/readContent';

/** Members of a new component that would add a limit, a value or options to a field that has none. */
const LIMITS = [
  'value',
  'options',
  'min',
  'max',
  'maxLength',
  'maxlength',
  'precision',
  'accept',
  'fileSize',
  // These depend on the type of the date.
  'format',
  'value-format',
  // The form has a width for all labels.
  'labelWidth',
] as const;

/**
 * Content of a designed form with the fields that users enter in an online form. Components have the members that the
 * designer saves. Options of dictionaries are loaded by the form, so that they follow the dictionary.
 *
 * @param subs its sub-tables, which become dynamic tables
 */
export function convertedContent(head: StoredHead, subs: readonly StoredHead[]): string {
  const document = readContent(
    onlineContent(
      head.fields.filter(({ isShowForm }) => isShowForm === '1'),
      subs.map((sub) => ({ head: sub, fields: sub.fields })),
      () => undefined,
      { columns: Number(head.formTemplate) || 1 },
    ),
  );
  const nodes = new Map([...document.nodes].map(([key, node]) => [key, withDefaults(node)]));
  return JSON.stringify(writeForm({ ...document, nodes }));
}

function withDefaults(node: FormNode): FormNode {
  const { id, _id, compType, ...own } = node.data;
  if (node.kind !== 'item' || id === undefined || _id === undefined) return node;
  const defaults = Object.entries(fieldTypes[compType as CompType].defaults);
  const added = defaults.filter(([member]) => !LIMITS.includes(member as (typeof LIMITS)[number]));
  return { ...node, data: { id, _id, ...Object.fromEntries(added), ...own } };
}
