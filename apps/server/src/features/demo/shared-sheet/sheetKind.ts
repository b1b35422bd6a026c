import type { PageKind } from '../../../realtime/sockets/pageRight';
import { sheetRows } from './sheetRows';

const COLUMNS = new Set(Object.keys(sheetRows[0]!.values));

/** Shared page `sheet:<name>` of the grid demo: all buyers of a tenant edit the same rows. */
export const sheetKind: PageKind = {
  permission: 'demo:gridSync:list',
  right: async (_caller, recordId) => (recordId === 'demo' ? 'write' : 'none'),
  document: {
    seed: async () => sheetRows,
    rule(step) {
      const comment = step.kind === 'comment' && step.change.kind === 'add' ? step.change.comment : undefined;
      const column = step.kind === 'edit' ? step.column : comment?.column;
      return column !== undefined && !COLUMNS.has(column) ? 'unknown-column' : undefined;
    },
  },
};
