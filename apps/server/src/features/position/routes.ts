import { listPositions } from '@gezi/domain';
import { count, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { listQuery } from '../../crud/listQuery';
import { pageOf } from '../../crud/pageOf';
import { withDictTexts } from '../../crud/withDictTexts';
import { sysPosition } from '../../db';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';

const columns = {
  id: sysPosition.id,
  code: sysPosition.code,
  name: sysPosition.name,
  postRank: sysPosition.postRank,
  createTime: sysPosition.createTime,
};

export function positionRoutes(app: FastifyInstance, { db, dictionaries }: Services): void {
  serve(app, listPositions, async (request, { tenantId }) => {
    // A position of tenant 0 serves every tenant.
    const list = listQuery({ columns, scope: inArray(sysPosition.tenantId, [0, tenantId]) }, request);
    const [[total], rows] = await Promise.all([
      db.orm.select({ count: count() }).from(sysPosition).where(list.where),
      db.orm
        .select({
          id: sysPosition.id,
          code: sysPosition.code,
          name: sysPosition.name,
          postRank: sysPosition.postRank,
          rank: sysPosition.postRank,
        })
        .from(sysPosition)
        .where(list.where)
        .orderBy(...list.orderBy)
        .limit(list.size)
        .offset(list.offset),
    ]);
    return pageOf(await withDictTexts(rows, { postRank: 'position_rank' }, dictionaries), total!.count, list);
  });
}
