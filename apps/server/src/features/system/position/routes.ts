import {
  addPosition,
  deletePosition,
  deletePositions,
  editPosition,
  exportPositions,
  importPositions,
  listPositions,
  queryPosition,
  viewPosition,
} from '@gezi/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { serveWrites } from '../../../records/lists/serveWrites';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { sysPosition } from '../../../platform/db';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { positions, positionWireColumns } from './positions';

const DICTS = { postRank: 'position_rank' } as const;

export function positionRoutes(app: FastifyInstance, services: Services): void {
  const { db, dictionaries } = services;
  const positionService = positions(services);

  serve(app, listPositions, (request, caller) => positionService.list(caller, request));
  serve(app, viewPosition, ({ id }, caller) => positionService.view(caller, id));
  serveWrites(app, services, {
    add: [addPosition, positionService.add],
    edit: [editPosition, positionService.edit],
    remove: [deletePosition, deletePositions, positionService.remove],
  });
  serveExport(app, services, exportPositions, (input, caller) => positionService.listFor(input, caller));
  serveImport(app, services, importPositions, (caller) => positionService.importFor(caller));

  serve(app, queryPosition, async ({ code }, { tenantId }) => {
    const rows = await db.orm
      .select(positionWireColumns)
      .from(sysPosition)
      .where(and(inArray(sysPosition.tenantId, [0, tenantId]), eq(sysPosition.code, code)))
      // Prefer the position of the tenant to that of tenant 0.
      .orderBy(desc(sysPosition.tenantId))
      .limit(1);
    const [position] = await withDictTexts(rows, DICTS, dictionaries);
    if (!position) throw refuse(texts.notFound, 'code');
    return position;
  });
}
