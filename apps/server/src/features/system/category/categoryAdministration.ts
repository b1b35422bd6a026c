import {
  categoryFields,
  entriesBelow,
  importColumnsOf,
  mayMoveBelow,
  nextTreeCode,
  treeStepNumber,
  type editCategory,
  type InputOf,
  type SysCategory,
} from '@gezi/domain';
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

const PAGE = 'system/SysCategoryList';
const t = texts.category;

/** Characters of a code per level. */
const CODE_LENGTH = 3;
const MAX_LEVEL = 10;
/** Maximum children of one parent. */
const MAX_CHILDREN = 26 * 99;

/** Import and export columns. The code defines the position in the tree. */
export const categoryColumns = sheetColumns(importColumnsOf(categoryFields));

/** Management of categories. Those of tenant 0 serve all tenants and are read-only. */
export function categoryAdministration(services: Services) {
  const { db, clock } = services;
  const visible = ({ tenantId }: Caller) => inArray(sysCategory.tenantId, [...new Set([0, tenantId])]);
  const newCode = ({ tenantId }: Caller) => eq(sysCategory.tenantId, tenantId);
  const common = {
    recordName: () => texts.records.category,
    nameOf: ({ name, code }: SysCategory) => `${name}（${code}）`,
    table: sysCategory,
    page: PAGE,
    fields: categoryFields,
  };
  const readable = versionedRecords<SysCategory>(services, { ...common, scope: visible });
  const editable = versionedRecords<SysCategory>(services, { ...common, scope: newCode, removeRows: removeSubtrees });

  /** Finds a parent of the own tenant and locks it until the transaction ends; undefined for the root. */
  async function lockParent(caller: Caller, pid: string | null | undefined): Promise<SysCategory | undefined> {
    if (!pid || pid === ROOT) return undefined;
    const [row] = await db.orm
      .select()
      .from(sysCategory)
      .where(and(readable.scope(caller), eq(sysCategory.id, pid)))
      .for('update');
    if (!row) throw refuse(t.noParent, 'pid');
    if (row.tenantId !== caller.tenantId) throw refuse(t.shared, 'pid');
    if (row.code.length >= MAX_LEVEL * CODE_LENGTH) throw refuse(t.tooDeep(MAX_LEVEL), 'pid');
    return row;
  }

  /** The next free code below a parent. */
  async function freeCode(caller: Caller, parent: SysCategory | undefined): Promise<string> {
    const rows = await db.orm
      .select({ code: sysCategory.code })
      .from(sysCategory)
      .where(and(visible(caller), eq(sysCategory.pid, parent?.id ?? ROOT)));
    const codes = rows.map(({ code }) => code);
    const parentCode = parent?.code ?? '';
    const last = Math.max(0, ...codes.map((code) => treeStepNumber(code.slice(parentCode.length))));
    if (last >= MAX_CHILDREN) throw refuse(t.full, 'pid');
    return nextTreeCode(parentCode, codes);
  }

  /** @returns the new place of a category, and the move of the categories below it, for after its own */
  async function move(caller: Caller, { id, pid: from, code: oldCode }: SysCategory, to: string | null) {
    // Locked as a whole, so that two moves do not put categories below each other.
    const all = await db.orm
      .select({
        id: sysCategory.id,
        pid: sysCategory.pid,
        code: sysCategory.code,
        isSeen: sql<boolean>`${editable.scope(caller) ?? sql`true`}`,
      })
      .from(sysCategory)
      .where(newCode(caller))
      .orderBy(asc(sysCategory.id))
      .for('update');
    const parent = await lockParent(caller, to);
    if (parent && !mayMoveBelow(all, id, parent.id)) throw refuse(t.belowItself, 'pid');
    const below = entriesBelow(all, id);
    if (below.some(({ isSeen }) => !isSeen)) throw refuse(texts.dataRule.hiddenBelow, 'id');
    const code = await freeCode(caller, parent);
    const deepest = Math.max(oldCode.length, ...below.map((row) => row.code.length));
    if (deepest - oldCode.length + code.length > MAX_LEVEL * CODE_LENGTH) throw refuse(t.tooDeep(MAX_LEVEL), 'pid');
    const place = { pid: parent?.id ?? ROOT, code };
    return {
      place,
      moveBelow: async () => {
        const ids = below.map((row) => row.id);
        await db.orm
          .update(sysCategory)
          .set({ code: sql`${code}::text || substr(${sysCategory.code}, ${oldCode.length + 1}::int)` })
          .where(and(newCode(caller), inArray(sysCategory.id, ids)));
        for (const pid of [from, place.pid]) await updateHasChild(caller, pid);
      },
    };
  }

  async function expectOwn(caller: Caller, id: string): Promise<void> {
    const { tenantId } = await readable.view(caller, id);
    if (tenantId !== caller.tenantId) throw refuse(t.shared, 'id');
  }

  async function removeSubtrees(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const rows = await db.orm
      .select()
      .from(sysCategory)
      .where(and(newCode(caller), inArray(sysCategory.id, [...ids])));
    const isInSubtree = or(...rows.map(({ code }) => like(sysCategory.code, `${code.replaceAll(/[\\%_]/g, '\\$&')}%`)));
    const removed = await db.orm
      .delete(sysCategory)
      .where(and(newCode(caller), isInSubtree))
      .returning({ id: sysCategory.id, isSeen: sql<boolean>`${editable.scope(caller) ?? sql`true`}` });
    if (removed.some(({ isSeen }) => !isSeen)) throw refuse(texts.dataRule.hiddenBelow, 'ids');
    for (const pid of new Set(rows.map((row) => row.pid))) await updateHasChild(caller, pid);
    return rows.map(({ id }) => id);
  }

  /** Updates `hasChild` of a category. */
  const updateHasChild = (caller: Caller, pid: string) =>
    db.orm
      .update(sysCategory)
      .set({
        hasChild: sql`case when exists (select 1 from ${sysCategory} below where below.pid = ${pid}
          and below.tenant_id = ${caller.tenantId}) then '1' else '0' end`,
      })
      .where(and(newCode(caller), eq(sysCategory.id, pid)));

  return {
    list(caller: Caller, request: ListRequest) {
      const hasFilter = Boolean(request.name ?? request.code ?? request.id ?? request.superQueryParams);
      const order = request.column ? {} : { column: 'code', order: 'asc' };
      return readable.list(caller, { ...request, ...order }, hasFilter ? undefined : eq(sysCategory.pid, ROOT));
    },

    view: readable.view,

    childrenOf: (caller: Caller, pids: readonly string[]): Promise<SysCategory[]> =>
      db.orm
        .select()
        .from(sysCategory)
        .where(and(readable.scope(caller), inArray(sysCategory.pid, [...pids])))
        .orderBy(asc(sysCategory.code)),

    async checkCode(caller: Caller, pid: string | undefined, code: string): Promise<null> {
      const parent = pid && pid !== ROOT ? await readable.view(caller, pid) : undefined;
      if (parent && !code.startsWith(parent.code)) throw refuse(t.codeOutside(parent.code), 'code');
      const [other] = await db.orm
        .select({ id: sysCategory.id })
        .from(sysCategory)
        .where(and(visible(caller), eq(sysCategory.code, code)));
      if (other) throw refuse(t.codeTaken, 'code');
      return null;
    },

    /** Concurrent adds below the root collide at the unique code; the second one is refused and can retry. */
    add: (caller: Caller, { name, pid }: { name: string; pid?: string | null | undefined }, logChange: LogChange) =>
      db.transaction(async () => {
        const parent = await lockParent(caller, pid);
        const place = { pid: parent?.id ?? ROOT, code: await freeCode(caller, parent) };
        const added = await editable.add(caller, { name, ...place, hasChild: '0' }, logChange);
        if (parent) await updateHasChild(caller, parent.id);
        return added;
      }),

    edit: async (caller: Caller, { pid, ...input }: InputOf<typeof editCategory>, logChange: LogChange) => {
      await expectOwn(caller, input.id);
      return db.transaction(async () => {
        let followUp = async () => {};
        const edited = await editable.edit(caller, input, logChange, async (before) => {
          if (pid === undefined || (pid || ROOT) === before.pid) return {};
          const { place, moveBelow } = await move(caller, before, pid);
          followUp = moveBelow;
          return place;
        });
        await followUp();
        return edited;
      });
    },

    remove: editable.remove,

    /** @param filters query of the list */
    async rows(caller: Caller, ids: readonly string[], filters: ListRequest) {
      const all = await readable.all(caller, [], { column: 'code' });
      const codes = new Map(all.map(({ id, code }) => [id, code]));
      const roots = all.filter(({ id }) => ids.includes(id)).map(({ code }) => code);
      const found = ids.length > 0 ? [] : await readable.all(caller, [], { ...filters, column: 'code', order: 'asc' });
      const selected = ids.length > 0 ? all.filter(({ code }) => roots.some((root) => code.startsWith(root))) : found;
      return selected.map(({ pid, ...row }) => ({ ...row, parentCode: codes.get(pid) ?? '' }));
    },

    listFor: (caller: Caller): ListImport => ({
      name: () => texts.records.category,
      columns: categoryColumns,
      findExisting: async (_key, values) => {
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
      .where(and(newCode(caller), ne(sysCategory.code, '')));
    return new Map(rows.map((row) => [row.code, row]));
  }

  async function checkRows(caller: Caller, rows: readonly CategoryLine[]): Promise<(RowFault | undefined)[]> {
    const known = new Set((await ownByCode(caller)).keys());
    const givenCodes = new Set(rows.flatMap(({ code }) => (code ? [code] : [])));
    return rows.map(({ code, parentCode }): RowFault | undefined => {
      if (parentCode && !known.has(parentCode) && !givenCodes.has(parentCode)) return ['parentCode', t.noParent];
      if (!code) return undefined;
      const isStep = treeStepNumber(code.slice((parentCode ?? '').length)) > 0;
      if (!code.startsWith(parentCode ?? '') || !isStep) return ['code', texts.import.wrong(t.code)];
      return code.length > MAX_LEVEL * CODE_LENGTH ? ['code', t.tooDeep(MAX_LEVEL)] : undefined;
    });
  }

  /** Rows may refer to parents in the same sheet. A missing code becomes the next free one. */
  function saveRows(caller: Caller, rows: readonly CategoryLine[]): Promise<void> {
    return db.transaction(
      async () => {
        const known = await ownByCode(caller);
        const ids = new Map([...known].map(([code, { id }]) => [code, id]));
        const created = createdBy(caller, clock());
        for (const { code } of rows) if (code) ids.set(code, newId());
        const byParent = groupBy([...ids.keys()], (code) => code.slice(0, -CODE_LENGTH));
        const records = rows.map(({ name, code, parentCode }) => {
          const parent = parentCode ?? '';
          const own = code ?? nextTreeCode(parent, byParent.get(parent) ?? []);
          byParent.set(parent, [...(byParent.get(parent) ?? []), own]);
          const id = ids.get(own) ?? newId();
          ids.set(own, id);
          return { id, pid: ids.get(parent) ?? ROOT, name, code: own, hasChild: '0', ...created };
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
