import Form from '@rjsf/antd';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { antdContender } from './antdContender';
import { initialValues, OPTIONS, type BenchField } from './fields';

const CHOICES = { oneOf: OPTIONS.map(({ label: title, value }) => ({ const: value, title })) };

function schemaOf({ type, label: title }: BenchField): RJSFSchema {
  switch (type) {
    case 'number':
      return { type: 'number', title, minimum: 0, maximum: 100 };
    case 'date':
      return { type: 'string', format: 'date', title };
    case 'switch':
      return { type: 'boolean', title };
    case 'select':
    case 'radio':
      return { type: 'number', title, ...CHOICES };
    case 'checkbox':
      return { type: 'array', title, items: { type: 'number', ...CHOICES }, uniqueItems: true };
    default:
      return { type: 'string', title };
  }
}

const WIDGETS: Partial<Record<BenchField['type'], string>> = {
  textarea: 'textarea',
  radio: 'radio',
  checkbox: 'checkboxes',
};

function Page({ fields }: { fields: readonly BenchField[] }) {
  const schema: RJSFSchema = {
    type: 'object',
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
  };
  const uiSchema = Object.fromEntries(
    fields.flatMap(({ name, type }) => (WIDGETS[type] ? [[name, { 'ui:widget': WIDGETS[type] }]] : [])),
  );
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      formData={initialValues(fields)}
      validator={validator}
      showErrorList={false}
      noHtml5Validate
    />
  );
}

export const rjsf = antdContender(Page);
