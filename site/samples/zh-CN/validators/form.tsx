import { checkValue, type FieldRule } from '@gezi/validators';
import { useState } from 'react';

// 规则是普通数据：服务端用同一个函数检查同样的规则。
const FIELDS: { key: string; label: string; rules: FieldRule[] }[] = [
  { key: 'name', label: '供应商名称', rules: [{ required: true, maxLength: 50 }] },
  { key: 'code', label: '统一社会信用代码', rules: [{ required: true }, { checksum: 'creditCode' }] },
  { key: 'phone', label: '手机', rules: [{ rule: 'mobile' }] },
];

export function SupplierForm() {
  const [messages, setMessages] = useState<Record<string, string | undefined>>({});
  return (
    <form style={{ display: 'grid', gap: 12, maxWidth: 420 }}>
      {FIELDS.map(({ key, label, rules }) => (
        <label key={key} style={{ display: 'grid', gap: 4 }}>
          {label}
          <input
            style={{ border: '1px solid currentcolor', borderRadius: 4, padding: '4px 8px' }}
            aria-invalid={Boolean(messages[key])}
            onBlur={({ target }) =>
              setMessages({ ...messages, [key]: checkValue(target.value, rules, { label, locale: 'zh-CN' })?.message })
            }
          />
          <span role="alert" style={{ color: 'var(--gezi-error-text)' }}>
            {messages[key]}
          </span>
        </label>
      ))}
    </form>
  );
}
