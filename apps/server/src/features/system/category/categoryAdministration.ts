import { categoryFields, importColumnsOf, nextTreeCode, treeStepNumber, type SysCategory } from '@gezi/domain';
import { and, asc, eq, inArray, like, ne, or, sql } from 'drizzle-orm';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import type { ListRequest } from '../../../platform/query/listQuery';
import { createdBy } from '../../../platform/db/createdBy';
import { bulkInsert, newId, sysCategory } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { groupBy } from '../../../platform/kit/groupBy';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ImportedRow, ListImport, RowFault } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { ROOT } from './store';

export const CATEGORY = '分类字典';
const PAGE = 'system/SysCategoryList';
const t = texts.category;

/** Letters and digits of a level. */
const STEP = 3;
const MAX_LEVEL = 10;
/** Steps below one parent. */
const STEPS = 26 * 99;

/** As workbooks have it: the code says where a category belongs. */
export const categoryColumns = sheetColumns(importColumnsOf(categoryFields));

/** Categories as people keep them. Those of tenant 0 serve every tenant and are only read. */
export function categoryAdministration(services: Services) {
  const { db, clock } = services;
  const visible = ({ tenantId }: Caller) => inArray(sysCategory.tenantId, [...new Set([0, tenantId])]);
  const own = ({ tenantId }: Caller) => eq(sysCategory.tenantId, tenantId);
  const shown = {
    what: CATEGORY,
    nameOf: ({ name, code }: SysCategory) => `${name}（${code}）`,
    table: sysCategory,
    page: PAGE,
    fields: categoryFields,
  };
  const seen = versionedRecords<SysCategory>(services, { ...shown, scope: visible });
  const kept = versionedRecords<SysCategory>(services, { ...shown, scope: own, removeRows: removeWithBelow });

  /** One of the tenant's own, held until the transaction ends; undefined at the root. */
  async function parentOf(caller: Caller, pid: string | null | undefined): Promise<SysCategory | undefined> {
    if (!pid || pid === ROOT) return undefined;
    const [row] = await db.orm
      .select()
      .from(sysCategory)
      .where(and(seen.scope(caller), eq(sysCategory.id, pid)))
      .for('update');
    if (!row) throw refuse(t.noParent, 'pid');
    if (row.tenantId !== caller.tenantId) throw refuse(t.shared, 'pid');
    if (row.code.length >= MAX_LEVEL * STEP) throw refuse(t.tooDeep(MAX_LEVEL), 'pid');
    return row;
  }

  async function siblingCodes(caller: Caller, pid: string): Promise<string[]> {
    const rows = await db.orm
      .select({ code: sysCategory.code })
      .from(sysCategory)
      .where(and(visible(caller), eq(sysCategory.pid, pid)));
    return rows.map(({ code }) => code);
  }

  async function ownOrRefuse(caller: Caller, id: string): Promise<void> {
    const { tenantId } = await seen.view(caller, id);
    if (tenantId !== caller.tenantId) throw refuse(t.shared, 'id');
  }

  async function removeWithBelow(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const rows = await db.orm
      .select()
      .from(sysCategory)
      .where(and(own(caller), inArray(sysCategory.id, [...ids])));
    const below = or(...rows.map(({ code }) => like(sysCategory.code, `${code.replaceAll(/[\\%_]/g, '\\$&')}%`)));
    const gone = await db.orm
      .delete(sysCategory)
      .where(and(own(caller), below))
      .returning({ id: sysCategory.id, isSeen: sql<boolean>`${kept.scope(caller) ?? sql`true`}` });
    if (gone.some(({ isSeen }) => !isSeen)) throw refuse(texts.dataRule.hiddenBelow, 'ids');
    for (const pid of new Set(rows.map((row) => row.pid))) await noteChildren(caller, pid);
    return rows.map(({ id }) => id);
  }

  /** Writes whether a category has others below it. */
  const noteChildren = (caller: Caller, pid: string) =>
    db.orm
      .update(sysCategory)
      .set({
        hasChild: sql`case when exists (select 1 from ${sysCategory} below where below.pid = ${pid}
          and below.tenant_id = ${caller.tenantId}) then '1' else '0' end`,
      })
      .where(and(own(caller), eq(sysCategory.id, pid)));

  return {
    list(caller: Caller, request: ListRequest) {
      const isAsked = Boolean(request.name ?? request.code ?? request.id ?? request.superQueryParams);
      const order = request.column ? {} : { column: 'code', order: 'asc' };
      return seen.list(caller, { ...request, ...order }, isAsked ? undefined : eq(sysCategory.pid, ROOT));
    },

    view: seen.view,

    childrenOf: (caller: Caller, pids: readonly string[]): Promise<SysCategory[]> =>
      db.orm
        .select()
        .from(sysCategory)
        .where(and(seen.scope(caller), inArray(sysCategory.pid, [...pids])))
        .orderBy(asc(sysCategory.code)),

    async checkCode(caller: Caller, pid: string | undefined, code: string): Promise<null> {
      const parent = pid && pid !== ROOT ? await seen.view(caller, pid) : undefined;
      if (parent && !code.startsWith(parent.code)) throw refuse(t.codeOutside(parent.code), 'code');
      const [other] = await db.orm
        .select({ id: sysCategory.id })
        .from(sysCategory)
        .where(and(visible(caller), eq(sysCategory.code, code)));
      if (other) throw refuse(t.codeTaken, 'code');
      return null;
    },

    /** Two that are added at once below a root meet at the unique code, and the second is told to try again. */
    add: (caller: Caller, { name, pid }: { name: string; pid?: string | null | undefined }, logChange: LogChange) =>
      db.transaction(async () => {
        const parent = await parentOf(caller, pid);
        const parentId = parent?.id ?? ROOT;
        const codes = await siblingCodes(caller, parentId);
        const parentCode = parent?.code ?? '';
        const last = Math.max(0, ...codes.map((code) => treeStepNumber(code.slice(parentCode.length))));
        if (last >= STEPS) throw refuse(t.full, 'pid');
        const code = nextTreeCode(parentCode, codes);
        const added = await kept.add(caller, { name, pid: parentId, code, hasChild: '0' }, logChange);
        if (parent) await noteChildren(caller, parent.id);
        return added;
      }),

    edit: async (
      caller: Caller,
      input: { id: string; name?: string | undefined; updateTime?: string | null },
      logChange: LogChange,
    ) => {
      await ownOrRefuse(caller, input.id);
      return kept.edit(caller, input, logChange);
    },

    remove: kept.remove,

    /** @param filters conditions of the list, as it was asked for */
    async rows(caller: Caller, ids: readonly string[], filters: ListRequest) {
      const all = await seen.all(caller, [], { column: 'code' });
      const codes = new Map(all.map(({ id, code }) => [id, code]));
      const roots = all.filter(({ id }) => ids.includes(id)).map(({ code }) => code);
      const found = ids.length > 0 ? [] : await seen.all(caller, [], { ...filters, column: 'code', order: 'asc' });
      const chosen = ids.length > 0 ? all.filter(({ code }) => roots.some((root) => code.startsWith(root))) : found;
      return chosen.map(({ pid, ...row }) => ({ ...row, parentCode: codes.get(pid) ?? '' }));
    },

    listFor: (caller: Caller): ListImport => ({
      name: CATEGORY,
      columns: categoryColumns,
      taken: async (_key, values) => {
        const rows = await db.orm
          .select({ code: sysCategory.code })
          .from(sysCategory)
          .where(and(visible(caller), inArray(sysCategory.code, [...values])));
        return new Set(rows.map(({ code }) => code));
      },
      check: (rows) => checkRows(caller, rows as readonly CategoryLine[]),
      save: (rows) => saveRows(caller, rows as readonly CategoryLine[]),
    }),
  };

  async function ownByCode(caller: Caller): Promise<Map<string, SysCategory>> {
    const rows = await db.orm
      .select()
      .from(sysCategory)
      .where(and(own(caller), ne(sysCategory.code, '')));
    return new Map(rows.map((row) => [row.code, row]));
  }

  async function checkRows(caller: Caller, rows: readonly CategoryLine[]): Promise<(RowFault | undefined)[]> {
    const known = new Set((await ownByCode(caller)).keys());
    const given = new Set(rows.flatMap(({ code }) => (code ? [code] : [])));
    return rows.map(({ code, parentCode }): RowFault | undefined => {
      if (parentCode && !known.has(parentCode) && !given.has(parentCode)) return ['parentCode', t.noParent];
      if (!code) return undefined;
      const isStep = treeStepNumber(code.slice((parentCode ?? '').length)) > 0;
      if (!code.startsWith(parentCode ?? '') || !isStep) return ['code', texts.import.wrong('分类编码')];
      return code.length > MAX_LEVEL * STEP ? ['code', t.tooDeep(MAX_LEVEL)] : undefined;
    });
  }

  /** Parents before those below them; a code that is not given is the next one. */
  function saveRows(caller: Caller, rows: readonly CategoryLine[]): Promise<void> {
    return db.transaction(
      async () => {
        const known = await ownByCode(caller);
        const ids = new Map([...known].map(([code, { id }]) => [code, id]));
        const made = createdBy(caller, clock());
        for (const { code } of rows) if (code) ids.set(code, newId());
        const byParent = groupBy([...ids.keys()], (code) => code.slice(0, -STEP));
        const records = rows.map(({ name, code, parentCode }) => {
          const parent = parentCode ?? '';
          const own = code ?? nextTreeCode(parent, byParent.get(parent) ?? []);
          byParent.set(parent, [...(byParent.get(parent) ?? []), own]);
          const id = ids.get(own) ?? newId();
          ids.set(own, id);
          return { id, pid: ids.get(parent) ?? ROOT, name, code: own, hasChild: '0', ...made };
        });
        await bulkInsert(db, sysCategory, records);
        await db.orm.execute(sql`update ${sysCategory} set has_child = '1'
          where tenant_id = ${caller.tenantId} and has_child = '0'
          and exists (select 1 from ${sysCategory} below where below.pid = ${sysCategory}.id)`);
      },
      { patient: true },
    );
  }
}

interface CategoryLine extends ImportedRow {
  name: string;
  code: string | null;
  parentCode: string | null;
}
