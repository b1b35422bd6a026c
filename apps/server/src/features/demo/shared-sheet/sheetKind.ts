import type { PageKind } from '../../../realtime/sockets/pageRight';
import { sheetRows } from './sheetRows';

const COLUMNS = new Set(Object.keys(sheetRows[0]!.values));

/** Shared page `sheet:<name>` of the grid demo: all buyers of a tenant edit the same rows. */
export const sheetKind: PageKind = {
  permission: 'demo:gridSync:list',
  right: async (_caller, recordId) => (recordId === 'demo' ? 'write' : 'none'),
  document: {
    seed: async () => sheetRows,
    rule: (step) => (step.kind === 'edit' && !COLUMNS.has(step.column) ? 'unknown-column' : undefined),
  },
};
