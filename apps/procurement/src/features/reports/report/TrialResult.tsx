import type { ReportTrial } from '@gezi/domain';
import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { EmptyState, formatNumber } from '@gezi/ui';
import { useMemo } from 'react';
import { useTexts } from './texts';

type Row = { id: string } & Record<string, unknown>;

/** The first rows of an SQL. */
export function TrialResult({ trial: { fields, records, isCut, duration } }: { trial: ReportTrial }) {
  const texts = useTexts();
  const columns = useMemo(
    () =>
      fields.map(({ fieldName, fieldType }): GridColumn<Row> => ({
        // A field may have the name of the key of rows.
        key: `f.${fieldName}`,
        title: fieldName,
        width: 150,
        align: NUMBERS.has(fieldType) ? 'end' : 'start',
        render: (row) => {
          const value = row[`f.${fieldName}`];
          if (value === null || value === undefined) return '';
          return typeof value === 'number' ? formatNumber(value) : String(value as string);
        },
      })),
    [fields],
  );
  const rows = useMemo(
    () =>
      records.map((record, index): Row => ({
        ...Object.fromEntries(Object.entries(record).map(([name, value]) => [`f.${name}`, value])),
        id: String(index),
      })),
    [records],
  );
  return (
    <div className="gezi-report-trial">
      <output className="gezi-report-hint">
        {(isCut ? texts.triedRows : texts.allRows)(records.length, duration)}
      </output>
      {records.length === 0 ? (
        <EmptyState compact title={texts.noRows} />
      ) : (
        <EditableGrid<Row> readOnly label={texts.result} columns={columns} rows={rows} size="mini" maxHeight={280} />
      )}
    </div>
  );
}

const NUMBERS = new Set<string>(['Integer', 'Long', 'BigDecimal']);
