import {
  blackStatus,
  supplierBlackFields,
  supplierLifecycle,
  supplierStatus,
  type InputOf,
  type liftSupplierBlack,
  type SupplierBlack,
  type SupplierBlackAdd,
  type SupplierBlackEdit,
} from '@gezi/domain';
import { and, asc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { clockLogger } from '../../../identity/audit/clockLogger';
import { storeVersion } from '../../../identity/audit/storeVersion';
import { supplierBlack, supplierInfo, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { DueRecord, DueWork } from '../../../platform/jobs/DueWork';
import { recordsWithTexts } from '../../../records/lists/recordsWithTexts';
import { tenantRows } from '../../../records/lists/tenantRows';
import { supplierEvents } from '../../../records/notices/supplierEvents';
import { blackTexts as t } from './texts';

export const BLACK_PAGE = 'supplier/BlackList';
export const BLACK_FILES = 'supplierBlack';

/** Today, by the clock of the database. */
const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

/** Entries that are in force today. */
const inForce = and(
  eq(supplierBlack.status, blackStatus.inForce),
  lte(supplierBlack.startDate, TODAY),
  or(isNull(supplierBlack.endDate), gte(supplierBlack.endDate, TODAY)),
);

/** The black list of a tenant (contract, part 3 §4.8). */
export function blackList(services: Services) {
  const { db, clock, audit } = services;
  const logAs = clockLogger(audit);
  const records = recordsWithTexts<SupplierBlack>(services, {
    recordName: () => t.what,
    nameOf: ({ supplierName }) => supplierName,
    table: supplierBlack,
    page: BLACK_PAGE,
    fields: supplierBlackFields,
    scope: ({ tenantId }) => eq(supplierBlack.tenantId, tenantId),
    dicts: { operator: 'sys_user,realname,username' },
    files: { area: BLACK_FILES, members: ['fileUrl'] },
    removeRows,
  });
  const suppliers = tenantRows(db, clock, supplierInfo);
  const version = storeVersion(db, clock);
  const recordEvent = supplierEvents(services);

  return { ...records, add, edit, lift, dueWork: [starting(), ending()] };

  async function add(caller: Caller, input: SupplierBlackAdd, logChange: LogChange): Promise<SupplierBlack> {
    return announced(async () => {
      const supplier = await suppliers.find(caller, input.supplierId, true);
      if (!supplier) throw refuse(t.unknownSupplier, 'supplierId');
      const [other] = await db.orm
        .select({ id: supplierBlack.id })
        .from(supplierBlack)
        .where(and(eq(supplierBlack.supplierId, supplier.id), eq(supplierBlack.status, blackStatus.inForce)));
      if (other) throw refuse(t.listed, 'supplierId');
      const entry = await records.add(caller, { ...readMembers(input), supplierName: supplier.name }, logChange);
      return { entry, notice: await settle(caller, supplier.id) };
    });
  }

  async function edit(caller: Caller, input: SupplierBlackEdit, logChange: LogChange): Promise<SupplierBlack> {
    return announced(async () => {
      const entry = await records.edit(caller, input, logChange, (before) => {
        if (before.status !== blackStatus.inForce) throw refuse(t.lifted, 'id');
        const { startDate, endDate } = readMembers({ ...before, ...input });
        return { startDate, endDate };
      });
      return { entry, notice: await settle(caller, entry.supplierId, entry.id) };
    });
  }

  function lift(
    caller: Caller,
    { id, liftReason }: InputOf<typeof liftSupplierBlack>,
    logChange: LogChange,
  ): Promise<SupplierBlack> {
    return announced(async () => {
      const members = { liftReason: liftReason.trim(), operator: caller.username };
      const entry = await end(caller, id, members, logChange);
      return { entry, notice: await settle(caller, entry.supplierId, id) };
    });
  }

  function end(caller: Caller, id: string, members: object, logChange: LogChange): Promise<SupplierBlack> {
    return records.edit(caller, { id }, logChange, (before) => {
      if (before.status !== blackStatus.inForce) throw refuse(t.lifted, 'id');
      return { ...members, status: blackStatus.lifted, liftTime: timeText(clock()) };
    });
  }

  /** Runs a change in a transaction and notifies open windows afterwards. */
  async function announced(change: () => Promise<{ entry: SupplierBlack; notice: () => void }>) {
    const { entry, notice } = await db.transaction(change);
    notice();
    return entry;
  }

  /**
   * Brings the state of a supplier in line with its entries, and notifies its people.
   *
   * @param entryId the entry that ended, if any
   */
  async function settle(caller: Caller, supplierId: string, entryId = ''): Promise<() => void> {
    const supplier = await suppliers.find(caller, supplierId, true);
    if (!supplier) return () => {};
    const [entry] = await db.orm
      .select({ id: supplierBlack.id, reason: supplierBlack.reason })
      .from(supplierBlack)
      .where(and(eq(supplierBlack.supplierId, supplierId), inForce))
      .limit(1);
    const isListed = supplier.status === supplierStatus.blacklisted;
    if (Boolean(entry) === isListed) return () => {};
    const system = systemCaller(caller.tenantId);
    const step = supplierLifecycle.step(entry ? 'blacklist' : 'lift', supplier, system);
    if (!step.ok) return () => {};
    await suppliers.save(caller, supplierId, { status: step.value.to });
    const content = await suppliers.findOrRefuse(caller, supplierId);
    await version(caller, { table: 'supplier_info', id: supplierId, type: 'edit', content });
    const { name } = supplier;
    const notice = entry
      ? { title: () => t.listedTitle, content: () => t.listedContent(name, entry.reason) }
      : { title: () => t.liftedTitle, content: () => t.liftedContent(name) };
    const busId = entry?.id ?? entryId;
    return recordEvent(supplier, { ...notice, busType: 'supplierBlack', busId }, caller.username);
  }

  function readMembers<Input extends { startDate: string; endDate?: string | null | undefined }>(input: Input) {
    const endDate = input.endDate || null;
    if (endDate !== null && endDate < input.startDate) throw refuse(t.endsBeforeStart, 'endDate');
    if (endDate !== null && endDate < timeText(clock()).slice(0, 10)) throw refuse(t.alreadyOver, 'endDate');
    return { ...input, endDate };
  }

  async function removeRows(caller: Caller, ids: readonly string[]): Promise<string[]> {
    const removed = await db.orm
      .delete(supplierBlack)
      .where(and(eq(supplierBlack.tenantId, caller.tenantId), inArray(supplierBlack.id, [...ids])))
      .returning({ id: supplierBlack.id, status: supplierBlack.status });
    if (removed.some(({ status }) => status === blackStatus.inForce)) throw refuse(t.notLifted, 'ids');
    return removed.map(({ id }) => id);
  }

  /** Entries whose first day has come. */
  function starting(): DueWork {
    return {
      name: 'supplier-black-start',
      find: (limit) =>
        db.orm
          .select({ id: supplierBlack.supplierId, tenantId: supplierBlack.tenantId })
          .from(supplierBlack)
          .innerJoin(supplierInfo, eq(supplierInfo.id, supplierBlack.supplierId))
          .where(and(inForce, inArray(supplierInfo.status, [supplierStatus.normal, supplierStatus.frozen])))
          .orderBy(asc(supplierBlack.startDate))
          .limit(limit),
      change: ({ id, tenantId }) => settled(() => settle(systemCaller(tenantId), id)),
    };
  }

  /** Entries whose last day is over. */
  function ending(): DueWork {
    return {
      name: 'supplier-black-end',
      find: (limit) =>
        db.orm
          .select({ id: supplierBlack.id, tenantId: supplierBlack.tenantId })
          .from(supplierBlack)
          .where(and(eq(supplierBlack.status, blackStatus.inForce), lt(supplierBlack.endDate, TODAY)))
          .orderBy(asc(supplierBlack.endDate))
          .limit(limit),
      change: ({ id, tenantId }: DueRecord) =>
        settled(async () => {
          const caller = systemCaller(tenantId);
          // Another server may have ended it.
          const entry = await records.view(caller, id);
          if (entry.status !== blackStatus.inForce) return () => {};
          await end(caller, id, { liftReason: t.ended, operator: null }, logAs(caller, 'supplier-black-end'));
          return settle(caller, entry.supplierId, id);
        }),
    };
  }

  async function settled(change: () => Promise<() => void>): Promise<void> {
    const notice = await db.transaction(change);
    notice();
  }
}
