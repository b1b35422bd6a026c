import {
  CHOOSABLE,
  OPEN_SHARES,
  supplierFields,
  supplierLifecycle,
  type SupplierAdd,
  type SupplierEdit,
  type SupplierInfo,
  type SupplierProfile,
} from '@gezi/domain';
import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { newId, supplierAudit, supplierInfo, supplierShare, sysUser, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { likeSql } from '../../../platform/query/conditionSql';
import type { ListRequest } from '../../../platform/query/listQuery';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { texts } from '../../../platform/texts';
import { refuseAction } from '../../../records/documents/refuseAction';
import { recordsWithTexts } from '../../../records/lists/recordsWithTexts';
import { supplierEvents } from '../../../records/notices/supplierEvents';
import { isSharedWith } from '../../../records/suppliers/sharedSuppliers';
import { readSuppliedTypes } from '../shared/readSuppliedTypes';
import { readSupplierMembers } from '../shared/readSupplierMembers';
import { SUPPLIER_FILES, SUPPLIER_PAGE } from '../shared/supplierPage';
import { findSupplierUse } from './findSupplierUse';
import { supplierFigures } from './supplierFigures';
import { supplierTexts } from './texts';

/** `source` of a supplier that a buyer entered. */
const ENTERED = '2';

/** Suppliers of a tenant. */
export function suppliers(services: Services) {
  const { db, clock, dictionaries } = services;
  const records = recordsWithTexts<SupplierInfo>(services, {
    recordName: () => texts.records.supplier,
    nameOf: ({ name }) => name,
    table: supplierInfo,
    page: SUPPLIER_PAGE,
    fields: supplierFields,
    scope: ({ tenantId }) => eq(supplierInfo.tenantId, tenantId),
    unique: { name: () => texts.supplier.name, creditCode: () => texts.supplier.creditCode },
    files: { area: SUPPLIER_FILES, members: ['licenseUrl', 'qualificationUrl'] },
    removeRows,
    dicts: {
      supplierType: 'supplier_type',
      level: 'supplier_level',
      status: 'supplier_status',
      auditStatus: 'audit_status',
    },
  });

  const recordEvent = supplierEvents(services);

  return {
    remove: records.remove,
    find,
    act,

    async list(caller: Caller, { materialTypeId, ...request }: ListRequest) {
      const page = await records.list(caller, request, suppliesAny(materialTypeId));
      return { ...page, records: page.records.map(toWire) };
    },

    all: async (caller: Caller, ids: readonly string[], { materialTypeId, ...request }: ListRequest) =>
      records.all(caller, ids, request, suppliesAny(materialTypeId)),

    viewOwnOrShared,

    async add(caller: Caller, input: SupplierAdd, logChange: LogChange) {
      const members = readSupplierMembers(input, await typesOf());
      const supplierMaterialTypeList = await readSuppliedTypes(
        dictionaries,
        caller,
        input.supplierMaterialTypeList ?? [],
      );
      const { level = null, licenseUrl = null, qualificationUrl = null } = input;
      const files = { licenseUrl, qualificationUrl };
      const supplier = { ...members, ...files, level, supplierMaterialTypeList, ...CHOOSABLE, source: ENTERED };
      return toWire(await records.add(caller, supplier, logChange));
    },

    async edit(caller: Caller, input: SupplierEdit, logChange: LogChange) {
      const types = await typesOf();
      const edited = await records.edit(caller, input, logChange, async (before) => {
        const { supplierMaterialTypeList: wanted } = input;
        const members = readSupplierMembers({ ...toWire(before), ...input }, types);
        const given = Object.fromEntries(Object.entries(members).filter(([name]) => name in input));
        if (!wanted) return given;
        return {
          ...given,
          supplierMaterialTypeList: await readSuppliedTypes(
            dictionaries,
            caller,
            wanted,
            before.supplierMaterialTypeList,
          ),
        };
      });
      return toWire(edited);
    },

    /** The supplier that the caller acts for. */
    async viewOwn({ supplierId, tenantId }: Caller): Promise<SupplierInfo> {
      const [own] = await db.orm
        .select()
        .from(supplierInfo)
        .where(and(eq(supplierInfo.id, supplierId ?? ''), eq(supplierInfo.tenantId, tenantId)));
      if (!own) throw refuse(supplierTexts.notOwn);
      return toWire((await records.withTexts([own as SupplierInfo]))[0]!);
    },

    async profile(caller: Caller, id: string): Promise<SupplierProfile> {
      const supplier = await view(caller, id);
      const { evals, ...figures } = await supplierFigures(db, caller.tenantId, id);
      return { supplier, ...figures, evals: { count: evals, score: supplier.score } };
    },
  };

  async function view(caller: Caller, id: string): Promise<SupplierInfo> {
    return toWire(await records.view(caller, id));
  }

  /** A supplier of the tenant, or one that another tenant shares with it. */
  async function viewOwnOrShared(caller: Caller, id: string): Promise<SupplierInfo> {
    const [shared] = await db.orm
      .select()
      .from(supplierInfo)
      .where(and(eq(supplierInfo.id, id), isSharedWith(caller)));
    if (!shared) return view(caller, id);
    return toWire((await records.withTexts([withoutOwnersData(shared as SupplierInfo)]))[0]!);
  }

  /** Takes an action of the lifecycle, adds it to the history of the supplier and notifies its people. */
  async function act(
    action: 'freeze' | 'unfreeze',
    caller: Caller,
    { id, reason }: { id: string; reason?: string | null },
    logChange: LogChange,
  ): Promise<SupplierInfo> {
    let notifyWindows = () => {};
    const supplier = await db.transaction(async () => {
      let words: string | null = null;
      const after = await records.edit(caller, { id }, logChange, (before) => {
        const step = supplierLifecycle.step(action, before, caller, { reason });
        if (!step.ok) throw refuseAction(step.reason, () => supplierTexts.notApproved);
        ({ words } = step.value);
        return { status: step.value.to };
      });
      await db.orm.insert(supplierAudit).values({
        id: newId(),
        supplierId: id,
        action,
        auditStatus: after.auditStatus,
        opinion: words,
        operator: caller.username,
        operateTime: timeText(clock()),
        tenantId: caller.tenantId,
      });
      const { name } = after;
      const notice = {
        freeze: {
          title: () => supplierTexts.frozenTitle,
          content: () => supplierTexts.frozenContent(name, words ?? ''),
        },
        unfreeze: { title: () => supplierTexts.unfrozenTitle, content: () => supplierTexts.unfrozenContent(name) },
      }[action];
      const concerned = { ...after, tenantId: caller.tenantId };
      notifyWindows = await recordEvent(concerned, { ...notice, busType: 'supplierInfo', busId: id }, caller.username);
      return toWire(after);
    });
    notifyWindows();
    return supplier;
  }

  /** Suppliers on the list page whose name, short name or credit code contains the keyword. */
  async function find(caller: Caller, keyword: string, limit: number) {
    const { id, name, shortName, creditCode, linkman } = supplierInfo;
    return db.orm
      .select({ id, title: name, code: creditCode, note: linkman })
      .from(supplierInfo)
      .where(
        and(
          records.scope(caller),
          or(...[name, shortName, creditCode].map((column) => likeSql(column, 'contains', keyword))),
        ),
      )
      .orderBy(asc(name), asc(id))
      .limit(limit);
  }

  async function typesOf(): Promise<Set<string>> {
    return new Set(((await dictionaries.all()).supplier_type ?? []).map(({ value }) => value));
  }

  async function removeRows(_caller: Caller, ids: readonly string[]): Promise<string[]> {
    const removed = await db.orm
      .delete(supplierInfo)
      .where(inArray(supplierInfo.id, [...ids]))
      .returning({ id: supplierInfo.id, name: supplierInfo.name });
    for (const { id, name } of removed) {
      const [share] = await db.orm
        .select({ id: supplierShare.id })
        .from(supplierShare)
        .where(and(eq(supplierShare.supplierId, id), inArray(supplierShare.status, [...OPEN_SHARES])))
        .limit(1);
      if (share) throw refuse(supplierTexts.isShared(name), 'ids');
      const [users] = await db.orm
        .select({ count: count() })
        .from(sysUser)
        .where(and(eq(sysUser.supplierId, id), eq(sysUser.delFlag, 0)));
      if (users!.count > 0) throw refuse(supplierTexts.hasUsers(name, users!.count), 'ids');
      const use = await findSupplierUse(db, id);
      if (use) throw refuse(supplierTexts.isUsed[use](name), 'ids');
    }
    return removed.map(({ id }) => id);
  }
}

/** A supplier of another tenant without its files, its score and the opinion of its audit. */
const withoutOwnersData = (supplier: SupplierInfo): SupplierInfo => ({
  ...supplier,
  score: null,
  auditOpinion: null,
  licenseUrl: null,
  qualificationUrl: null,
  userId: null,
});

/** Suppliers of any of the material types. @param ids comma-joined; absent: all suppliers */
function suppliesAny(ids: unknown): SQL | undefined {
  const wanted = typeof ids === 'string' ? splitList(ids) : [];
  const isSupplied = (materialTypeId: string) =>
    sql`${supplierInfo.supplierMaterialTypeList} @> ${JSON.stringify([{ materialTypeId }])}::jsonb`;
  return or(...wanted.map(isSupplied));
}

/** Amounts as numbers. */
const toWire = (supplier: SupplierInfo): SupplierInfo => ({
  ...supplier,
  registerCapital: supplier.registerCapital === null ? null : Number(supplier.registerCapital),
  score: supplier.score === null ? null : Number(supplier.score),
});
