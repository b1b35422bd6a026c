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
import { noting } from '../../audit/noting';
import { withDictTexts } from '../../crud/withDictTexts';
import { sysPosition } from '../../db';
import { Said } from '../../http/envelope';
import { refuse } from '../../http/refusal';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { serveExport } from '../../workbooks/serveExport';
import { serveImport } from '../../workbooks/serveImport';
import { positions, positionShown } from './positions';

const DICTS = { postRank: 'position_rank' } as const;

export function positionRoutes(app: FastifyInstance, services: Services): void {
  const { db, dictionaries } = services;
  const kept = positions(services);
  const noted = noting(services.audit);

  serve(app, listPositions, (request, caller) => kept.list(caller, request));
  serve(app, viewPosition, ({ id }, caller) => kept.view(caller, id));
  serve(
    app,
    addPosition,
    async (input, caller, at) => new Said(texts.added, await kept.add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editPosition,
    async (input, caller, at) => new Said(texts.edited, await kept.edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deletePosition,
    async ({ id }, caller, at) => new Said(texts.deleted, await kept.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deletePositions,
    async ({ ids }, caller, at) => new Said(texts.deleted, await kept.remove(caller, ids, noted(caller, at))),
  );
  serveExport(app, services, exportPositions, (input, caller) => kept.listFor(input, caller));
  serveImport(app, services, importPositions, (caller) => kept.importFor(caller));

  serve(app, queryPosition, async ({ code }, { tenantId }) => {
    const rows = await db.orm
      .select(positionShown)
      .from(sysPosition)
      .where(and(inArray(sysPosition.tenantId, [0, tenantId]), eq(sysPosition.code, code)))
      // One's own stands before everybody's.
      .orderBy(desc(sysPosition.tenantId))
      .limit(1);
    const [position] = await withDictTexts(rows, DICTS, dictionaries);
    if (!position) throw refuse(texts.notFound, 'code');
    return position;
  });
}
