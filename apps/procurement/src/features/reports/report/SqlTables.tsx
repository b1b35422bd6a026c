import type { ReportTableInfo } from '@gezi/domain';
import { LoadFailure } from '@gezi/ui';
import { Button, Input, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from './texts';

interface SqlTablesProps {
  tables: readonly ReportTableInfo[];
  isLoading: boolean;
  failure: string | undefined;
  onRetry: () => void;
  onInsert: (name: string) => void;
}

/** The tables that SQL may read, with their columns. */
export function SqlTables({ tables, isLoading, failure, onRetry, onInsert }: SqlTablesProps) {
  const texts = useTexts();
  const headingId = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const matches = (part: { name: string; text: string }) =>
    part.name.toLowerCase().includes(wanted) || part.text.toLowerCase().includes(wanted);
  const found = wanted ? tables.filter((table) => matches(table) || table.columns.some(matches)) : tables;
  return (
    <section className="gezi-report-tables" aria-labelledby={headingId}>
      <h3 id={headingId}>{texts.tables}</h3>
      <Input
        allowClear
        aria-label={texts.searchTables}
        placeholder={texts.searchTables}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {failure !== undefined ? (
        <LoadFailure message={failure} onRetry={onRetry} />
      ) : isLoading ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : (
        <ul aria-labelledby={headingId}>
          {found.length === 0 && <li className="gezi-report-hint">{texts.noTables}</li>}
          {found.map(({ name, text, columns }) => (
            <li key={name}>
              <details open={wanted !== '' && found.length <= 3}>
                <summary>
                  <code>{name}</code> <span>{text}</span>
                </summary>
                <Button size="small" type="link" onClick={() => onInsert(name)}>
                  {texts.insertTable(name)}
                </Button>
                <ul>
                  {columns.map((column) => (
                    <li key={column.name}>
                      <code>{column.name}</code> <span>{column.text || column.type}</span>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
