import { fieldTypes } from '../../fields/fieldTypes';

const text = { type: 'string' } as const;
const flag = { enum: [true, false, 'true', 'false'] } as const;
const amount = { type: ['number', 'string'] } as const;

/** JSON Schema (draft 7) of a saved form: completes names and types while the user types, and reports few errors. */
export const formSchema: Readonly<Record<string, unknown>> = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  required: ['list'],
  properties: {
    list: { type: 'array', items: { anyOf: [{ $ref: '#/definitions/item' }, { type: 'null' }] } },
    config: {
      type: 'object',
      properties: {
        version: text,
        formRef: text,
        formModel: text,
        formRules: text,
        size: { enum: ['medium', 'small', 'mini'] },
        labelPosition: { enum: ['right', 'left', 'top'] },
        labelWidth: amount,
        gutter: amount,
        disabled: flag,
        dynamicTableAllowed: flag,
      },
    },
  },
  definitions: {
    item: {
      type: 'object',
      required: ['id', 'compType'],
      properties: {
        id: { type: ['string', 'number'] },
        compType: { type: 'string', examples: Object.keys(fieldTypes) },
        label: text,
        placeholder: text,
        showLabel: flag,
        labelWidth: amount,
        span: amount,
        gutter: amount,
        required: flag,
        disabled: flag,
        options: { type: 'array', items: { type: 'object', properties: { label: text } } },
        rules: { type: 'array', items: { type: 'object', properties: { rule: text, msg: text } } },
        logic: { type: 'object', properties: { visible: text, required: text, disabled: text, value: text } },
        columns: { type: ['array', 'null'] },
        layoutArray: { type: ['array', 'null'], items: { type: 'array' } },
      },
    },
  },
};
