import type { exportPositions, InputOf, PositionAdd, PositionEdit, PositionRow } from '@gezi/domain';
import { exportColumnsOf, importColumnsOf, positionFields } from '@gezi/domain';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { differences } from '../../../identity/audit/differences';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { createdBy } from '../../../platform/db/createdBy';
import { pageOf } from '../../../platform/query/pageOf';
import { CREATORS } from '../../../records/lists/creators';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { removeListed } from '../../../records/lists/removeListed';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { newId, sysPosition, sysUser } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { memberOf } from '../../../identity/users/ofTenant';
import type { ListImport } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';

const columns = {
  id: sysPosition.id,
  code: sysPosition.code,
  name: sysPosition.name,
  postRank: sysPosition.postRank,
  companyId: sysPosition.companyId,
  createBy: sysPosition.createBy,
  createTime: sysPosition.createTime,
  updateBy: sysPosition.updateBy,
  updateTime: sysPosition.updateTime,
  sysOrgCode: sysPosition.sysOrgCode,
  tenantId: sysPosition.tenantId,
};
/** Columns of a position on the wire. */
const positionWireColumns = { ...columns, rank: sysPosition.postRank };
const DICTS = { postRank: 'position_rank', ...CREATORS } as const;

/** Management of positions. Those of tenant 0 serve all tenants and are read-only. */
export function positions({ db, clock, dictionaries, dataRules }: Services) {
  const ownOrShared = ({ tenantId }: Caller): SQL => inArray(sysPosition.tenantId, [0, tenantId]);
  const scope = dataRules.page('system/SysPositionList', columns, ownOrShared, positionFields);
  const ownScope = (caller: Caller) => and(scope(caller), eq(sysPosition.tenantId, caller.tenantId));
  const rows = tenantRows(db, clock, sysPosition, { scope, columns: positionWireColumns });

  return { list, view, byCode, add, edit, remove, listFor, importFor };

  async function list(caller: Caller, request: ListRequest) {
    const query = listQuery({ columns, scope: scope(caller) }, request);
    const { rows, total } = await selectList(db, sysPosition, positionWireColumns, query);
    return pageOf(await withDictTexts(rows, DICTS, dictionaries), total, query);
  }

  async function view(caller: Caller, id: string): Promise<PositionRow> {
    const [position] = await withDictTexts([await rows.findOrRefuse(caller, id)], DICTS, dictionaries);
    return position!;
  }

  /** Position by its code, regardless of data rules; the tenant's own is preferred to that of tenant 0. */
  async function byCode({ tenantId }: Caller, code: string): Promise<PositionRow> {
    const found = await db.orm
      .select(positionWireColumns)
      .from(sysPosition)
      .where(and(inArray(sysPosition.tenantId, [0, tenantId]), eq(sysPosition.code, code)))
      .orderBy(desc(sysPosition.tenantId))
      .limit(1);
    const [position] = await withDictTexts(found, DICTS, dictionaries);
    if (!position) throw refuse(texts.notFound, 'code');
    return position;
  }

  async function add(caller: Caller, input: PositionAdd, logChange: LogChange): Promise<PositionRow> {
    const id = await db.transaction(async () => {
      if ((await findExisting(caller, [input.code])).size > 0) throw refuse(texts.position.codeTaken, 'code');
      const newPositionId = await rows.add(caller, columnsOf(input));
      await logChange('add', () => texts.audit.positionAdded(input.name), { id: newPositionId, ...input });
      return newPositionId;
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: PositionEdit, logChange: LogChange): Promise<PositionRow> {
    const { id, updateTime, ...changes } = input;
    await db.transaction(async () => {
      const before = await rows.findOrRefuse(caller, id, true);
      if (before.tenantId !== caller.tenantId) throw refuse(texts.position.shared, 'id');
      expectVersion(before, updateTime);
      const members = columnsOf(changes);
      if (members.code !== undefined && members.code !== before.code) {
        if ((await findExisting(caller, [members.code])).size > 0) throw refuse(texts.position.codeTaken, 'code');
        const users = await countHolders(caller, before.code);
        if (users > 0) throw refuse(texts.position.codeInUse(before.name, users), 'code');
      }
      await rows.save(caller, id, members);
      const changed = differences(before, { ...before, ...members });
      await logChange('edit', () => texts.audit.positionEdited(members.name ?? before.name), { id, ...changed });
    });
    return view(withoutDataRules(caller), id);
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    let names: string[] = [];
    return removeListed(
      db,
      ids,
      async (selectedIds) => {
        const removed = await db.orm
          .delete(sysPosition)
          .where(and(ownScope(caller), inArray(sysPosition.id, [...selectedIds])))
          .returning({ id: sysPosition.id, code: sysPosition.code, name: sysPosition.name });
        for (const { code, name } of removed) {
          const users = await countHolders(caller, code);
          if (users > 0) throw refuse(texts.position.inUse(name, users), 'ids');
        }
        names = removed.map(({ name }) => name);
        return removed.map(({ id }) => id);
      },
      (removed) =>
        logChange('delete', () => texts.audit.positionDeleted(names.slice(0, 5).join('、')), { ids: removed, names }),
    );
  }

  async function listFor({ selections = '', ...request }: InputOf<typeof exportPositions>, caller: Caller) {
    const wanted = splitList(selections);
    const selection = and(scope(caller), wanted.length > 0 ? inArray(sysPosition.id, wanted) : undefined);
    const query = listQuery({ columns, scope: selection }, request);
    const rows = await db.orm
      .select(positionWireColumns)
      .from(sysPosition)
      .where(query.where)
      .orderBy(...query.orderBy)
      .limit(10_000);
    return {
      title: () => texts.records.position,
      columns: sheetColumns(exportColumnsOf(positionFields), await dictionaries.all()),
      rows: await withDictTexts(rows, DICTS, dictionaries),
    };
  }

  async function importFor(caller: Caller): Promise<ListImport> {
    return {
      name: () => texts.records.position,
      columns: sheetColumns(importColumnsOf(positionFields), await dictionaries.all()),
      findExisting: (_key, values) => findExisting(caller, values),
      save: async (rows) => {
        if (rows.length === 0) return;
        await db.transaction(async () => {
          for (const row of rows) {
            const members = row as Pick<PositionAdd, 'code' | 'name' | 'postRank'>;
            await db.orm.insert(sysPosition).values({ ...members, ...createdBy(caller, clock()), id: newId() });
          }
        });
      },
    };
  }

  /** Returns those of `codes` that already exist. */
  async function findExisting(caller: Caller, codes: readonly string[]): Promise<Set<string>> {
    const rows = await db.orm
      .select({ code: sysPosition.code })
      .from(sysPosition)
      .where(and(ownOrShared(caller), sql`${sysPosition.code} = any(${sql.param([...codes])}::text[])`));
    return new Set(rows.map(({ code }) => code));
  }

  async function countHolders({ tenantId }: Caller, code: string): Promise<number> {
    const [row] = await db.orm
      .select({ count: sql<number>`count(*)::int` })
      .from(sysUser)
      .where(
        and(memberOf(tenantId), eq(sysUser.delFlag, 0), sql`${code} = any(string_to_array(${sysUser.post}, ','))`),
      );
    return row!.count;
  }
}

/** Columns of the input, which may name the rank as the specification does. */
const columnsOf = <Input extends Pick<PositionEdit, 'postRank' | 'rank'>>({ rank, ...input }: Input) =>
  emptyAsNull({ ...input, ...(input.postRank === undefined && rank !== undefined && { postRank: rank }) });
