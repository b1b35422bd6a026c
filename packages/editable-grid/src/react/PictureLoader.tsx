import { useFileAddress } from '@gezi/upload';
import { useEffect, useState } from 'react';
import type { ColumnLoaderProps } from './ColumnLoaderProps';

/** Addresses of a column's pictures; they contain the session's token and are never stored. */
export function PictureLoader({ column, onChange }: ColumnLoaderProps) {
  const address = useFileAddress();
  const { key } = column;
  // One function for the column's lifetime: a new one would redraw all rows.
  const [source] = useState(() => ({ fileUrl: address }));
  useEffect(() => onChange(key, source), [key, onChange, source]);
  return null;
}
