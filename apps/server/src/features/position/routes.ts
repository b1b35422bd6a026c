import { listPositions, queryPosition } from '@gezi/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listQuery } from '../../crud/listQuery';
import { pageOf } from '../../crud/pageOf';
import { selectList } from '../../crud/selectList';
import { withDictTexts } from '../../crud/withDictTexts';
import { sysPosition } from '../../db';
import { refuse } from '../../http/refusal';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';

const columns = {
  id: sysPosition.id,
  code: sysPosition.code,
  name: sysPosition.name,
  postRank: sysPosition.postRank,
  createTime: sysPosition.createTime,
};

const shown = {
  id: sysPosition.id,
  code: sysPosition.code,
  name: sysPosition.name,
  postRank: sysPosition.postRank,
  rank: sysPosition.postRank,
};
const DICTS = { postRank: 'position_rank' } as const;

export function positionRoutes(app: FastifyInstance, { db, dictionaries }: Services): void {
  serve(app, listPositions, async (request, { tenantId }) => {
    // A position of tenant 0 serves every tenant.
    const list = listQuery({ columns, scope: inArray(sysPosition.tenantId, [0, tenantId]) }, request);
    const { rows, total } = await selectList(db, sysPosition, shown, list);
    return pageOf(await withDictTexts(rows, DICTS, dictionaries), total, list);
  });

  serve(app, queryPosition, async ({ code }, { tenantId }) => {
    const rows = await db.orm
      .select(shown)
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
