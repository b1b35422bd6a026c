import { Form } from 'antd';
import { Controller, useForm } from 'react-hook-form';
import { antdContender, LABEL } from './antdContender';
import { AntdControl } from './AntdControl';
import { initialValues, type BenchField } from './fields';

function Page({ fields }: { fields: readonly BenchField[] }) {
  const { control, handleSubmit } = useForm({
    mode: 'onBlur',
    defaultValues: initialValues(fields),
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

export const rhfAntd = antdContender(Page);
