import {
  auditStatus,
  customerFields,
  mayRemoveCustomer,
  type CustomerAdd,
  type CustomerEdit,
  type CustomerInfo,
} from '@gezi/domain';
import { asc, inArray, or } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { authority } from '../../../identity/rights/authority';
import { customerInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { likeSql } from '../../../platform/query/conditionSql';
import type { ListRequest } from '../../../platform/query/listQuery';
import { texts as common } from '../../../platform/texts';
import { recordsWithTexts } from '../../../records/lists/recordsWithTexts';
import { readCompany, textOrNull } from '../../../records/registrations/readCompany';
import { CUSTOMER_FILES, customerColumns } from '../shared/customerColumns';
import { texts } from './texts';

/** Records that administrators enter need no audit, and nobody registered them. */
export const ENTERED = { auditStatus: auditStatus.passed, username: '' };

/** Purchasing units. They belong to no tenant, so only administrators of all tenants see them. */
export function customers(services: Services) {
  const { db } = services;
  const { mustAdministerAll, administersAll } = authority(db);
  const records = recordsWithTexts<CustomerInfo>(services, {
    recordName: () => texts.what,
    nameOf: ({ name }) => name,
    table: customerInfo,
    columns: customerColumns,
    page: null,
    fields: customerFields,
    scope: () => undefined,
    unique: { name: () => texts.name, creditCode: () => common.supplier.creditCode },
    files: { area: CUSTOMER_FILES, members: ['licenseUrl'], ofAllTenants: true },
    removeRows,
    dicts: { auditStatus: 'audit_status' },
  });
  /** Runs a call for administrators of all tenants. */
  const guarded =
    <Given extends unknown[], Result>(work: (caller: Caller, ...given: Given) => Promise<Result>) =>
    async (caller: Caller, ...given: Given) => {
      await mustAdministerAll(caller, common.tenant.shared);
      return work(caller, ...given);
    };

  return {
    checkUnique: records.checkUnique,
    list: guarded((caller, request: ListRequest) => records.list(caller, request)),
    view: guarded((caller, id: string) => records.view(caller, id)),
    all: guarded((caller, ids: readonly string[], request: ListRequest) => records.all(caller, ids, request)),
    remove: guarded((caller, ids: string, logChange: LogChange) => records.remove(caller, ids, logChange)),

    add: guarded((caller, input: CustomerAdd, logChange: LogChange) =>
      records.add(
        caller,
        { ...readMembers(input), licenseUrl: input.licenseUrl ?? null, status: input.status ?? '1', ...ENTERED },
        logChange,
      ),
    ),

    edit: guarded((caller, input: CustomerEdit, logChange: LogChange) =>
      records.edit(caller, input, logChange, (before) => readMembers({ ...before, ...input })),
    ),

    mayImport: guarded(async () => undefined),

    /** Customers whose name or credit code contains the keyword. */
    async find(caller: Caller, keyword: string, limit: number) {
      if (!(await administersAll(caller.userId))) return [];
      const { id, name, creditCode, industry } = customerInfo;
      return db.orm
        .select({ id, title: name, code: creditCode, note: industry })
        .from(customerInfo)
        .where(or(...[name, creditCode].map((column) => likeSql(column, 'contains', keyword))))
        .orderBy(asc(name), asc(id))
        .limit(limit);
    },
  };

  async function removeRows(_caller: Caller, ids: readonly string[]): Promise<string[]> {
    const removed = await db.orm
      .delete(customerInfo)
      .where(inArray(customerInfo.id, [...ids]))
      .returning();
    const kept = removed.find((customer) => !mayRemoveCustomer(customer));
    if (kept) throw refuse(texts.inUse(kept.name), 'ids');
    return removed.map(({ id }) => id);
  }
}

/** Validated and trimmed members. @throws {Refusal} naming the invalid field */
export const readMembers = (input: Omit<CustomerAdd, 'status'>) => ({
  ...readCompany(input, texts.name),
  industry: textOrNull(input.industry),
});
