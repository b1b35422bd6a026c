import type { ReportRow } from './ReportConfig';

/** What a report row is chosen by: its id, or all it holds where the report gives none. */
export function reportRowKey(row: ReportRow): string {
  const id = row.id ?? row.ID;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : JSON.stringify(row);
}
