import { useFileAddress } from '@gezi/upload';
import { useEffect, useState } from 'react';
import type { ColumnAskerProps } from './ColumnAskerProps';

/** Where the pictures of a column are; the addresses carry the session's token and are never kept. */
export function PictureAsker({ column, onChange }: ColumnAskerProps) {
  const address = useFileAddress();
  const { key } = column;
  // One function for as long as the column is there: a new one would draw all rows anew.
  const [source] = useState(() => ({ fileUrl: address }));
  useEffect(() => onChange(key, source), [key, onChange, source]);
  return null;
}
