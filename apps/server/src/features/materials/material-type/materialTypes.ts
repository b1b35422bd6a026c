import {
  entriesBelow,
  importColumnsOf,
  materialTypeFields,
  mayMoveBelow,
  treeOf,
  type MaterialType,
  type MaterialTypeAdd,
  type MaterialTypeEdit,
  type TreeNode,
} from '@gezi/domain';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { bulkInsert, materialInfo, materialType, newId } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { ListRequest } from '../../../platform/query/listQuery';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import type { ImportedRow, ListImport, RowFault } from '../../../records/workbooks/ListImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { texts } from './texts';

const ROOT = '0';
/** Default order of the list. */
const ORDER = { column: 'sortOrder,code', order: 'asc' };

export const materialTypeColumns = sheetColumns(importColumnsOf(materialTypeFields));

interface MaterialTypeLine extends ImportedRow {
  name: string;
  code: string;
  parentCode: string | null;
  status: '0' | '1' | null;
  sortOrder: number | null;
  remark: string | null;
}

/** The material types of a tenant. */
export function materialTypes(services: Services) {
  const { db, clock } = services;
  const inTenant = ({ tenantId }: Caller) => eq(materialType.tenantId, tenantId);
  const records = versionedRecords<MaterialType>(services, {
    recordName: () => texts.what,
    nameOf: ({ name, code }) => `${name}（${code}）`,
    table: materialType,
    page: 'material/TypeList',
    fields: materialTypeFields,
    scope: inTenant,
    unique: { code: () => texts.code },
    removeRows,
  });

  /** Finds the parent and locks it until the transaction ends; undefined for the root. */
  async function lockParent(caller: Caller, pid: string | null | undefined): Promise<MaterialType | undefined> {
    if (!pid || pid === ROOT) return undefined;
    const [parent] = await db.orm
      .select()
      .from(materialType)
      .where(and(records.scope(caller), eq(materialType.id, pid)))
      .for('update');
    if (!parent) throw refuse(texts.noParent, 'pid');
    return parent as MaterialType;
  }

  async function removeRows(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const removed = await db.orm
      .delete(materialType)
      .where(and(inTenant(caller), inArray(materialType.id, [...ids])))
      .returning({ id: materialType.id, pid: materialType.pid, name: materialType.name });
    for (const { id, name } of removed) {
      const [child] = await db.orm
        .select({ id: materialType.id })
        .from(materialType)
        .where(eq(materialType.pid, id))
        .limit(1);
      if (child) throw refuse(texts.hasChildren(name), 'ids');
      const [used] = await db.orm.select({ count: count() }).from(materialInfo).where(eq(materialInfo.typeId, id));
      if (used!.count > 0) throw refuse(texts.inUse(name, used!.count), 'ids');
    }
    await markParents(caller, [...new Set(removed.map(({ pid }) => pid))]);
    return removed.map(({ id }) => id);
  }

  /** Updates `hasChild` of the types. */
  const markParents = (caller: Caller, ids: readonly string[]) =>
    db.orm
      .update(materialType)
      .set({
        hasChild: sql`case when exists (select 1 from ${materialType} below where below.pid = ${materialType}.id)
          then '1' else '0' end`,
      })
      .where(and(inTenant(caller), inArray(materialType.id, [...ids])));

  return {
    ...records,

    list(caller: Caller, request: ListRequest) {
      const { pid, name, code, status, id, superQueryParams } = request;
      const hasFilter = Boolean(pid ?? name ?? code ?? status ?? id ?? superQueryParams);
      return records.list(
        caller,
        request.column ? request : { ...request, ...ORDER },
        hasFilter ? undefined : eq(materialType.pid, ROOT),
      );
    },

    /** @param status only types with this status whose ancestors have it too */
    async tree(caller: Caller, status: string | undefined): Promise<TreeNode[]> {
      const rows = await db.orm
        .select()
        .from(materialType)
        .where(and(inTenant(caller), status === undefined ? undefined : eq(materialType.status, status)))
        .orderBy(asc(materialType.sortOrder), asc(materialType.code));
      return treeOf(rows, ({ id, pid, name, code }, children: TreeNode[] | null): TreeNode => {
        const leaf = children === null;
        return {
          id,
          key: id,
          value: id,
          title: name,
          code,
          parentId: pid === ROOT ? null : pid,
          leaf,
          isLeaf: leaf,
          children,
        };
      });
    },

    add: (caller: Caller, { pid, ...members }: MaterialTypeAdd, logChange: LogChange) =>
      db.transaction(async () => {
        const parent = await lockParent(caller, pid);
        const place = { pid: parent?.id ?? ROOT, level: (parent?.level ?? 0) + 1 };
        const added = await records.add(caller, { ...members, ...place }, logChange);
        if (parent) await markParents(caller, [parent.id]);
        return added;
      }),

    /** Renames the type in its materials too. */
    edit: (caller: Caller, { pid, ...input }: MaterialTypeEdit, logChange: LogChange) =>
      db.transaction(async () => {
        let followUp = async () => {};
        const edited = await records.edit(caller, input, logChange, async (before) => {
          if (pid === undefined || (pid || ROOT) === before.pid) return {};
          const { place, moveBelow } = await move(caller, before, pid);
          followUp = moveBelow;
          return place;
        });
        await followUp();
        if (input.name !== undefined) {
          const ofType = and(eq(materialInfo.tenantId, caller.tenantId), eq(materialInfo.typeId, edited.id));
          await db.orm
            .update(materialInfo)
            .set({ typeName: edited.name })
            .where(and(ofType, ne(materialInfo.typeName, edited.name)));
        }
        return edited;
      }),

    /** @param filters query of the list */
    async rows(caller: Caller, ids: readonly string[], filters: ListRequest) {
      const codes = new Map((await records.all(caller, [])).map(({ id, code }) => [id, code]));
      const rows = await records.all(caller, ids, { ...filters, column: 'level,sortOrder,code', order: 'asc' });
      return rows.map((row) => ({ ...row, parentCode: codes.get(row.pid) ?? '' }));
    },

    importFor: (caller: Caller): ListImport => ({
      name: () => texts.what,
      columns: materialTypeColumns,
      findExisting: async (_key, codes) => new Set((await byCode(caller, codes)).keys()),
      check: (rows) => checkRows(caller, rows as readonly MaterialTypeLine[]),
      save: (rows) => saveRows(caller, rows as readonly MaterialTypeLine[]),
    }),
  };

  /** @returns the new place of a type, and the move of the types below it, for after its own */
  async function move(caller: Caller, { id, pid: from, level }: MaterialType, to: string | null) {
    // Locked as a whole, so that two moves do not put types below each other.
    const all = await db.orm
      .select({ id: materialType.id, pid: materialType.pid })
      .from(materialType)
      .where(inTenant(caller))
      .orderBy(asc(materialType.id))
      .for('update');
    const parent = await lockParent(caller, to);
    if (parent && !mayMoveBelow(all, id, parent.id)) throw refuse(texts.belowItself, 'pid');
    const place = { pid: parent?.id ?? ROOT, level: (parent?.level ?? 0) + 1 };
    const below = entriesBelow(all, id).map((type) => type.id);
    return {
      place,
      moveBelow: async () => {
        await db.orm
          .update(materialType)
          .set({ level: sql`${materialType.level} + ${place.level - level}` })
          .where(and(inTenant(caller), inArray(materialType.id, below)));
        await markParents(caller, [from, place.pid]);
      },
    };
  }

  async function byCode(caller: Caller, codes: readonly string[]) {
    const rows = await db.orm
      .select({ id: materialType.id, code: materialType.code, level: materialType.level })
      .from(materialType)
      .where(and(inTenant(caller), inArray(materialType.code, [...codes])));
    return new Map(rows.map((row) => [row.code, row]));
  }

  /** The parent of a row must be stored or occur in an earlier row. */
  async function checkRows(caller: Caller, rows: readonly MaterialTypeLine[]): Promise<(RowFault | undefined)[]> {
    const known = new Set((await byCode(caller, parentCodes(rows))).keys());
    return rows.map(({ code, parentCode }): RowFault | undefined => {
      if (parentCode && !known.has(parentCode)) return ['parentCode', texts.noParent];
      known.add(code);
      return undefined;
    });
  }

  function saveRows(caller: Caller, rows: readonly MaterialTypeLine[]): Promise<void> {
    return db.transaction(
      async () => {
        const places = new Map<string, { id: string; level: number }>(await byCode(caller, parentCodes(rows)));
        const created = createdBy(caller, clock());
        const records = rows.map(({ parentCode, code, name, status, sortOrder, remark }) => {
          const parent = parentCode ? places.get(parentCode) : undefined;
          const place = { id: newId(), level: (parent?.level ?? 0) + 1 };
          places.set(code, place);
          return {
            ...place,
            pid: parent?.id ?? ROOT,
            code,
            name,
            status: status ?? '1',
            sortOrder: sortOrder ?? 0,
            remark,
            ...created,
          };
        });
        await bulkInsert(db, materialType, records);
        await markParents(caller, [...new Set(records.map(({ pid }) => pid))]);
      },
      { patient: true },
    );
  }
}

const parentCodes = (rows: readonly MaterialTypeLine[]) => [
  ...new Set(rows.flatMap(({ parentCode }) => parentCode ?? [])),
];
