import type { ReportRow } from './ReportConfig';

/** Key of a report row: its id, or the whole row as JSON where the report has none. */
export function reportRowKey(row: ReportRow): string {
  const id = row.id ?? row.ID;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : JSON.stringify(row);
}
