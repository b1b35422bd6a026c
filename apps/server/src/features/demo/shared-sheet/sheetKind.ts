import type { PageKind } from '../../../realtime/sockets/pageRight';
import { sheetRows } from './sheetRows';

const COLUMNS = new Set(Object.keys(sheetRows[0]!.values));

/** The sheet of the grid demonstration, `sheet:<name>`: everyone of the buying side in a tenant edits the same rows. */
export const sheetKind: PageKind = {
  permission: 'demo:gridSync:list',
  right: async (_caller, recordId) => (recordId === 'demo' ? 'write' : 'none'),
  document: {
    seed: async () => sheetRows,
    rule: (step) => (step.kind === 'edit' && !COLUMNS.has(step.column) ? 'unknown-column' : undefined),
  },
};
