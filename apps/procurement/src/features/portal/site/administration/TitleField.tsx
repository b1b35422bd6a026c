import { Form, Input } from 'antd';
import { useTexts } from './texts';

/** The title of a record in a form, under `title`. */
export function TitleField() {
  const { title, required } = useTexts();
  return (
    <Form.Item name="title" label={title} rules={[{ required: true, whitespace: true, message: required(title) }]}>
      <Input maxLength={100} showCount />
    </Form.Item>
  );
}
