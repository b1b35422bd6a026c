import { geziTheme } from '@gezi/ui';
import { ConfigProvider, Form } from 'antd';
import { createRoot } from 'react-dom/client';
import { Controller, useForm } from 'react-hook-form';
import { AntdControl } from './AntdControl';
import type { Contender } from './contender';
import { initialOf, type BenchField } from './fields';

const LABEL = { style: { width: 120 } };

function Page({ fields }: { fields: readonly BenchField[] }) {
  const { control, handleSubmit } = useForm({
    mode: 'onBlur',
    defaultValues: Object.fromEntries(fields.map((field) => [field.name, initialOf(field)])),
  });
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)} noValidate>
      {fields.map(({ name, label, type, required }) => (
        <Controller
          key={name}
          name={name}
          control={control}
          rules={required ? { required: `${label}不能为空` } : {}}
          render={({ field, fieldState: { error } }) => (
            <Form.Item
              label={label}
              htmlFor={name}
              required={required}
              labelCol={LABEL}
              {...(error && { validateStatus: 'error' as const, help: error.message })}
            >
              <AntdControl id={name} type={type} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
            </Form.Item>
          )}
        />
      ))}
    </form>
  );
}

export const rhfAntd: Contender = {
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
