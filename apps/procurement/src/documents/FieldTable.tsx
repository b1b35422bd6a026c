import type { ListField } from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { listColumns } from '../crud/listColumns';
import { useNarrow } from '../crud/useNarrow';
import { PartTable } from './PartTable';

interface FieldTableProps<Row extends { id: string }> {
  /** Accessible name. */
  label: string;
  /** Columns. Must be constant. */
  fields: readonly ListField[];
  rows: readonly Row[];
  /** Keys of the columns that a phone shows first; default: their order. Must be constant. */
  lead?: readonly string[];
  emptyText?: string;
}

const NO_LEAD: readonly string[] = [];

/** A stored list of a document, whose columns are fields. */
export function FieldTable<Row extends { id: string }>(props: FieldTableProps<Row>) {
  const { label, fields, rows, lead = NO_LEAD, emptyText } = props;
  const language = useLocale();
  const isNarrow = useNarrow();
  const columns = useMemo(() => {
    const keys = fields.map(({ key }) => key);
    const first = lead.filter((key) => keys.includes(key));
    const narrow = [...first, ...keys.filter((key) => !first.includes(key))];
    return listColumns<Row>(fields, { language, dicts: {}, keys: isNarrow ? narrow : keys });
  }, [language, fields, lead, isNarrow]);
  return <PartTable label={label} columns={columns} rows={rows} {...(emptyText !== undefined && { emptyText })} />;
}
