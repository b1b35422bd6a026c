import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import 'survey-core/survey-core.css';
import { Survey } from 'survey-react-ui';
import type { Contender } from './contender';
import { initialOf, OPTIONS, type BenchField } from './fields';

const TYPES = {
  input: { type: 'text' },
  number: { type: 'text', inputType: 'number', min: 0, max: 100 },
  date: { type: 'text', inputType: 'date' },
  textarea: { type: 'comment', rows: 2 },
  select: { type: 'dropdown' },
  radio: { type: 'radiogroup' },
  checkbox: { type: 'checkbox' },
  switch: { type: 'boolean' },
} as const;

function questionOf(field: BenchField) {
  const { name, label, type, required } = field;
  return {
    ...TYPES[type],
    name,
    title: label,
    isRequired: required,
    defaultValue: initialOf(field),
    ...(['select', 'radio', 'checkbox'].includes(type) && {
      choices: OPTIONS.map(({ label: text, value }) => ({ value, text })),
    }),
  };
}

export const surveyJs: Contender = {
  field: '.sd-question',
  error: '.sd-question__erbox:not(:empty)',
  input: 'input[type=text]',
  mount(root, fields) {
    const model = new Model({ elements: fields.map(questionOf), checkErrorsMode: 'onValueChanged' });
    // Otherwise only visible fields are rendered.
    model.lazyRenderEnabled = false;
    createRoot(root).render(<Survey model={model} />);
  },
};
