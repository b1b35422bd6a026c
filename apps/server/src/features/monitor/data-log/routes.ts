import { compareDataLogs, dataLogFields, listDataLogs, listDataVersions } from '@gezi/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { FastifyInstance } from 'fastify';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { selectList } from '../../../platform/query/selectList';
import { sysDataLog } from '../../../platform/db';
import { refuse } from '../../../platform/http/refusal';
import { CREATORS } from '../../../records/lists/creators';
import { NEVER_CHANGED } from '../../../records/lists/neverChanged';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';

const columns = {
  id: sysDataLog.id,
  dataTable: sysDataLog.dataTable,
  dataId: sysDataLog.dataId,
  dataContent: sysDataLog.dataContent,
  dataVersion: sysDataLog.dataVersion,
  type: sysDataLog.type,
  createBy: sysDataLog.createBy,
  createTime: sysDataLog.createTime,
  tenantId: sysDataLog.tenantId,
};
type VersionRow = SelectResultFields<typeof columns>;
/** Maximum versions returned for one record. */
const MAX_VERSIONS = 500;

/** Versions of the records of the current tenant. */
export function dataLogRoutes(app: FastifyInstance, { replicas, dataRules, dictionaries }: Services): void {
  const scope = dataRules.page(
    'system/DataLogList',
    columns,
    ({ tenantId }) => eq(sysDataLog.tenantId, tenantId),
    dataLogFields,
  );

  const onWire = (rows: readonly VersionRow[]) =>
    withDictTexts(
      rows.map((row) => ({ ...row, ...NEVER_CHANGED })),
      CREATORS,
      dictionaries,
    );

  serve(app, listDataLogs, async (request, caller) => {
    const query = listQuery({ columns, scope: scope(caller) }, request);
    const { rows, total } = await replicas.read(caller, (db) => selectList(db, sysDataLog, columns, query));
    return pageOf(await onWire(rows), total, query);
  });

  serve(app, compareDataLogs, async ({ dataId1, dataId2 }, caller) => {
    const rows = await replicas.read(caller, (db) =>
      db.orm
        .select(columns)
        .from(sysDataLog)
        .where(and(scope(caller), inArray(sysDataLog.id, [dataId1, dataId2]))),
    );
    return [dataId1, dataId2].map((wanted, at) => {
      const row = rows.find(({ id }) => id === wanted);
      if (!row) throw refuse(texts.notFound, `dataId${at + 1}`);
      return { ...row, ...NEVER_CHANGED };
    });
  });

  serve(app, listDataVersions, async ({ dataTable, dataId }, caller) => {
    const versions = await replicas.read(caller, (db) =>
      db.orm
        .select(columns)
        .from(sysDataLog)
        .where(and(scope(caller), eq(sysDataLog.dataTable, dataTable), eq(sysDataLog.dataId, dataId)))
        .orderBy(desc(sysDataLog.dataVersion))
        .limit(MAX_VERSIONS),
    );
    return onWire(versions);
  });
}
