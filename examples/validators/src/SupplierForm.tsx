import { checkValue, fieldChecker, type FieldRule } from '@gezi/validators';
import { useRef, useState, type FormEvent } from 'react';

/** Rules are plain data: your server checks the same ones with the same function. */
const FIELDS: { key: string; label: string; placeholder: string; rules: FieldRule[] }[] = [
  { key: 'name', label: '供应商名称', placeholder: '宁波精工机械有限公司', rules: [{ required: true, maxLength: 50 }] },
  {
    key: 'creditCode',
    label: '统一社会信用代码',
    placeholder: '91330200MA2AB1234X',
    rules: [{ required: true }, { checksum: 'creditCode' }],
  },
  { key: 'linkman', label: '联系人', placeholder: '王建国', rules: [{ required: true }] },
  { key: 'phone', label: '手机', placeholder: '13800138000', rules: [{ rule: 'mobile' }] },
  { key: 'mail', label: '邮箱', placeholder: 'sales@example.com', rules: [{ rule: 'preset:email' }] },
  {
    key: 'capital',
    label: '注册资本（万元）',
    placeholder: '500',
    rules: [{ expression: '^\\d+(\\.\\d{1,2})?$', message: '请输入正确的金额，最多两位小数' }],
  },
];

/** Names that exist already; your application asks a server. */
const TAKEN = ['苏州安拓电气有限公司'];

/** A plain form: any form library can call `checkValue` the same way. */
export function SupplierForm() {
  const [values, setValues] = useState<Record<string, string>>({});
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [done, setDone] = useState(false);
  const free = useRef(
    fieldChecker([
      async (value) => (TAKEN.includes(String(value)) ? { code: 'taken', message: '该供应商已登记' } : undefined),
    ]),
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = FIELDS.map(({ key, label, rules }) => [key, checkValue(values[key], rules, { label })?.message]);
    const refusal = await free.current(values['name'] ?? '');
    const refused = Object.fromEntries(found.filter(([, message]) => message));
    if (refusal && !refused['name']) refused['name'] = refusal.message;
    setMessages(refused);
    setDone(Object.keys(refused).length === 0);
  }

  return (
    <main>
      <h1>供应商登记</h1>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {FIELDS.map(({ key, label, placeholder, rules }) => (
          <label key={key}>
            <span>{label}</span>
            <input
              value={values[key] ?? ''}
              placeholder={placeholder}
              aria-invalid={messages[key] !== undefined}
              onChange={({ target }) => setValues({ ...values, [key]: target.value })}
              onBlur={({ target }) =>
                setMessages({ ...messages, [key]: checkValue(target.value, rules, { label })?.message ?? '' })
              }
            />
            <em role="alert">{messages[key]}</em>
          </label>
        ))}
        <button type="submit">提交</button>
        {done && <output>已提交</output>}
      </form>
    </main>
  );
}
