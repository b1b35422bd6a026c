import { checkValue, type FieldRule } from '@gezi/validators';
import { useState } from 'react';

// Rules are plain data: a server checks the same ones by the same function.
const FIELDS: { key: string; label: string; rules: FieldRule[] }[] = [
  { key: 'name', label: 'Supplier', rules: [{ required: true, maxLength: 50 }] },
  { key: 'code', label: 'Credit code', rules: [{ required: true }, { checksum: 'creditCode' }] },
  { key: 'phone', label: 'Mobile', rules: [{ rule: 'mobile' }] },
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
              setMessages({ ...messages, [key]: checkValue(target.value, rules, { label, locale: 'en-US' })?.message })
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
