import { geziTheme } from '@gezi/ui';
import { ConfigProvider, Form } from 'antd';
import { createRoot } from 'react-dom/client';
import { AntdControl } from './AntdControl';
import type { Contender } from './contender';
import { initialOf, type BenchField } from './fields';

const LABEL = { style: { width: 120 } };

function Page({ fields }: { fields: readonly BenchField[] }) {
  return (
    <Form
      labelCol={LABEL}
      validateTrigger="onBlur"
      initialValues={Object.fromEntries(fields.map((field) => [field.name, initialOf(field)]))}
    >
      {fields.map(({ name, label, type, required }) => (
        <Form.Item
          key={name}
          name={name}
          label={label}
          rules={required ? [{ required, message: `${label}不能为空` }] : []}
        >
          <AntdControl type={type} />
        </Form.Item>
      ))}
    </Form>
  );
}

export const antdForm: Contender = {
  field: '.ant-form-item',
  error: '.ant-form-item-explain-error',
  input: 'input',
  mount: (root, fields) =>
    createRoot(root).render(
      <ConfigProvider theme={geziTheme()}>
        <Page fields={fields} />
      </ConfigProvider>,
    ),
};
