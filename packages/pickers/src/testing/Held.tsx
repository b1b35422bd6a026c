import { useState, type ReactNode } from 'react';

/** Stores the value of an input like a form, and displays it. */
export function Held({
  value: first = '',
  children,
}: {
  value?: string;
  children: (value: string, onChange: (next: string) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ display: 'grid', gap: 8, maxWidth: 420 }}>
      {children(value, setValue)}
      <output data-testid="stored">{value}</output>
    </div>
  );
}
