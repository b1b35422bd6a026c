import { Form } from 'antd';
import { antdContender, LABEL } from './antdContender';
import { AntdControl } from './AntdControl';
import { initialValues, type BenchField } from './fields';

function Page({ fields }: { fields: readonly BenchField[] }) {
  return (
    <Form labelCol={LABEL} validateTrigger="onBlur" initialValues={initialValues(fields)}>
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

export const antdForm = antdContender(Page);
