import type { JsonObject } from '@gezi/form-designer/core';
import { FormRuntime } from '@gezi/form-designer/runtime';
import { GeziProvider } from '@gezi/ui';
import '@gezi/ui/styles.css';
import '@gezi/form-designer/styles.css';
import { createRoot } from 'react-dom/client';
import type { Contender } from './contender';
import { initialOf, OPTIONS, type BenchField } from './fields';

const TYPES = { number: 'inputNumber', switch: 'Switch' } as const;

/** The item in our designer's saved format. */
function itemOf(field: BenchField): JsonObject {
  const { name, label, type, required } = field;
  const compType = type === 'number' || type === 'switch' ? TYPES[type] : type;
  return {
    id: name,
    _id: name,
    compType,
    layout: 'colItem',
    label,
    showLabel: true,
    labelWidth: 120,
    span: 24,
    required,
    disabled: false,
    rules: [],
    value: initialOf(field) ?? '',
    placeholder: type === 'select' || type === 'date' ? '请选择' : '请输入',
    ...(type === 'input' && { maxLength: 50, clearable: true }),
    ...(type === 'textarea' && { rows: 2 }),
    ...(type === 'number' && { min: 0, max: 100, 'controls-position': 'right' }),
    ...(type === 'date' && { type: 'date', format: 'yyyy-MM-dd', 'value-format': 'yyyy-MM-dd' }),
    ...(['select', 'radio', 'checkbox'].includes(type) && { options: OPTIONS, dataType: 'static' }),
  };
}

export const gezi: Contender = {
  field: '.gezi-form-item',
  error: '.gezi-form-error',
  input: 'input',
  mount(root, fields) {
    const content = { list: fields.map(itemOf), config: { labelWidth: 120, gutter: 0, size: 'medium' } };
    createRoot(root).render(
      <GeziProvider>
        <FormRuntime content={content} />
      </GeziProvider>,
    );
  },
};
