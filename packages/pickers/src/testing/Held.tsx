import { useState, type ReactNode } from 'react';

/** Holds the value of an input as a form does, and shows what would be stored. */
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
