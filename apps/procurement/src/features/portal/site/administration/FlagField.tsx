import { Form, Radio } from 'antd';

interface FlagFieldProps {
  name: string;
  label: string;
  /** Words for `0` and `1`. */
  words: Readonly<Record<string, string>>;
}

/** One of two in a form, kept as `'0'` or `'1'`. */
export function FlagField({ name, label, words }: FlagFieldProps) {
  return (
    <Form.Item name={name} label={label}>
      <Radio.Group aria-label={label} options={['0', '1'].map((value) => ({ value, label: words[value] ?? value }))} />
    </Form.Item>
  );
}
