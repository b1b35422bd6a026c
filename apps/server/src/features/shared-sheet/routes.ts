import type { FastifyInstance } from 'fastify';
import type { Services } from '../../Services';
import { sheetRows } from './sheetRows';

/** The sheet of the grid demonstration, `sheet:<name>`: everyone of the buying side in a tenant edits the same rows. */
export function sharedSheetRoutes(_app: FastifyInstance, { pageKinds }: Services): void {
  pageKinds.set('sheet', {
    permission: 'demo:gridSync:list',
    right: async (_caller, recordId) => (recordId === 'demo' ? 'write' : 'none'),
    document: {
      seed: async () => sheetRows,
      rule: (step) => (step.kind === 'edit' && !COLUMNS.has(step.column) ? 'unknown-column' : undefined),
    },
  });
}

const COLUMNS = new Set(Object.keys(sheetRows[0]!.values));
