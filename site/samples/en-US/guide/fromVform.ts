import { readForm } from '@gezi/form-designer/core';

interface Widget {
  type: string;
  options: { name: string; label: string; required?: boolean; optionItems?: { label: string; value: unknown }[] };
}

const TYPES: Record<string, string> = {
  input: 'input',
  textarea: 'textarea',
  number: 'inputNumber',
  radio: 'radio',
  checkbox: 'checkbox',
  select: 'select',
  date: 'date',
  time: 'time',
  switch: 'switch',
};

/** The widgetList of vform as a form of the designer; types without an equivalent are left to the caller. */
export function fromVform(widgetList: readonly Widget[]) {
  const unknown = widgetList.filter(({ type }) => !TYPES[type]).map(({ type }) => type);
  const list = widgetList
    .filter(({ type }) => TYPES[type])
    .map(({ type, options: { name, label, required = false, optionItems } }) => ({
      compType: TYPES[type]!,
      id: name,
      _id: name,
      label,
      required,
      ...(optionItems ? { options: optionItems } : {}),
    }));
  return { content: { list, config: {} }, unknown };
}

const { content, unknown } = fromVform([
  { type: 'input', options: { name: 'supplier', label: 'Supplier', required: true } },
  { type: 'rate', options: { name: 'score', label: 'Score' } },
]);
unknown; // → [ 'rate' ]
readForm(content).ok; // → true
