import {
  auditStatus,
  changedFields,
  isSupplierFiles,
  SUPPLIER_FILE_MEMBERS,
  supplierChangeFields,
  supplierFieldLabel,
  type SupplierChange,
  type SupplierChangeAdd,
} from '@gezi/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { storeVersion } from '../../../identity/audit/storeVersion';
import { supplierChange, supplierInfo, timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { forbidden, refuse } from '../../../platform/http/refusal';
import type { ListRequest } from '../../../platform/query/listQuery';
import { currentLanguage, texts } from '../../../platform/texts';
import { attachments } from '../../../records/files/attachments';
import { readFileList } from '../../../records/files/readFileList';
import { CREATORS } from '../../../records/lists/creators';
import { recordsWithTexts } from '../../../records/lists/recordsWithTexts';
import { tenantRows } from '../../../records/lists/tenantRows';
import { supplierEvents } from '../../../records/notices/supplierEvents';
import { takeAuditStep } from '../../../records/registrations/takeAuditStep';
import { readSupplierMembers } from '../shared/readSupplierMembers';
import { CHANGE_PAGE, SUPPLIER_FILES } from '../shared/supplierPage';
import { changeTexts as t } from './texts';

type StoredSupplier = typeof supplierInfo.$inferSelect;
const PENDING = [auditStatus.waiting, auditStatus.again];

/** Changes that suppliers propose to their data, and their audit (contract, part 3 §4.8). */
export function supplierChanges(services: Services) {
  const { db, clock, dictionaries } = services;
  const records = recordsWithTexts<SupplierChange>(services, {
    recordName: () => t.what,
    nameOf: ({ supplierName }) => supplierName,
    table: supplierChange,
    page: CHANGE_PAGE,
    fields: supplierChangeFields,
    scope: ({ tenantId, supplierId }) =>
      and(eq(supplierChange.tenantId, tenantId), supplierId ? eq(supplierChange.supplierId, supplierId) : undefined),
    dicts: { auditStatus: 'audit_status', ...CREATORS },
  });
  const files = attachments(db, SUPPLIER_FILES);
  const suppliers = tenantRows(db, clock, supplierInfo);
  const version = storeVersion(db, clock);
  const recordEvent = supplierEvents(services);

  return {
    async list(caller: Caller, request: ListRequest) {
      const page = await records.list(caller, request);
      return { ...page, records: page.records.map(toWire) };
    },

    view: async (caller: Caller, id: string) => toWire(await records.view(caller, id)),

    async add(caller: Caller, { changes, reason }: SupplierChangeAdd, logChange: LogChange): Promise<SupplierChange> {
      const types = await typesOf();
      return db.transaction(async () => {
        const supplier = await lockOwn(caller);
        if (supplier.auditStatus !== auditStatus.passed) throw refuse(t.notApproved);
        const [pending] = await db.orm
          .select({ id: supplierChange.id })
          .from(supplierChange)
          .where(and(eq(supplierChange.supplierId, supplier.id), inArray(supplierChange.auditStatus, PENDING)))
          .limit(1);
        if (pending) throw refuse(t.pending);
        const lists = readLists(supplier, changes);
        const members = readSupplierMembers({ ...supplier, ...changes, licenseUrl: lists.licenseUrl ?? '' }, types);
        const changed = changedFields({ ...supplier, ...readLists(supplier, {}) }, { ...members, ...lists });
        if (changed.length === 0) throw refuse(t.nothing, 'changes');
        await expectFree(caller, supplier.id, changed);
        const change = {
          supplierId: supplier.id,
          supplierName: supplier.name,
          changeFields: changed,
          reason: reason.trim(),
          applyTime: timeText(clock()),
        };
        const added = await records.add(caller, change, logChange);
        await files.attach(caller, added.id, newFiles(supplier, lists));
        return toWire(added);
      });
    },

    withdraw: (caller: Caller, { id }: { id: string }, logChange: LogChange) =>
      db.transaction(async () => {
        const own = await lockOwn(caller);
        const [change] = await db.orm
          .select({ supplierId: supplierChange.supplierId })
          .from(supplierChange)
          .where(and(eq(supplierChange.id, id), eq(supplierChange.tenantId, caller.tenantId)));
        if (change && change.supplierId !== own.id) throw forbidden();
        const after = await records.edit(caller, { id }, logChange, (before) => ({
          auditStatus: takeAuditStep('withdraw', before, caller).to,
        }));
        await files.free(caller.tenantId, [id]);
        return toWire(after);
      }),

    /** Applies an auditor's decision. */
    async decide(
      action: 'approve' | 'reject',
      caller: Caller,
      { id, opinion }: { id: string; opinion?: string | null },
      logChange: LogChange,
    ): Promise<SupplierChange> {
      let notifyWindows = () => {};
      const decided = await db.transaction(async () => {
        const after = await records.edit(caller, { id }, logChange, (before) => {
          const { to, words } = takeAuditStep(action, before, caller, { opinion });
          return {
            auditStatus: to,
            auditOpinion: words,
            auditUser: caller.username,
            auditTime: timeText(clock()),
          };
        });
        const supplier = await suppliers.findOrRefuse(caller, after.supplierId, true);
        if (action === 'approve') await apply(caller, supplier, after, logChange);
        else await files.free(caller.tenantId, [id]);
        const { name } = supplier;
        const notice = {
          approve: { title: () => t.passedTitle, content: () => t.passedContent(name) },
          reject: { title: () => t.refusedTitle, content: () => t.refusedContent(name, after.auditOpinion ?? '') },
        }[action];
        notifyWindows = await recordEvent(
          supplier,
          { ...notice, busType: 'supplierChange', busId: id },
          caller.username,
        );
        return after;
      });
      notifyWindows();
      return toWire(decided);
    },
  };

  /** @throws {Refusal} when a changed member no longer has the value it had when the change was proposed */
  async function apply(caller: Caller, supplier: StoredSupplier, change: SupplierChange, logChange: LogChange) {
    const proposed = Object.fromEntries(change.changeFields.map(({ field, after }) => [field, after]));
    const lists = readLists(supplier, {});
    const changed = changedFields({ ...supplier, ...lists }, { ...supplier, ...lists, ...proposed });
    const beforeOf = new Map(changed.map(({ field, before }) => [field, before]));
    const outdated = change.changeFields.filter(({ field, before }) => beforeOf.get(field) !== before);
    if (outdated.length > 0) throw refuse(t.outdated(outdated.map(({ field }) => labelOf(field)).join('、')));
    await expectFree(caller, supplier.id, change.changeFields);
    await files.move(caller.tenantId, change.id, supplier.id);
    const attached = await files.attach(caller, supplier.id, { ...lists, ...filesOf(proposed) });
    await suppliers.save(caller, supplier.id, { ...proposed, ...attached });
    const content = await suppliers.findOrRefuse(withoutDataRules(caller), supplier.id);
    await version(caller, { table: 'supplier_info', id: supplier.id, type: 'edit', content });
    await logChange('edit', () => texts.audit.recordEdited(texts.records.supplier, supplier.name), {
      id: supplier.id,
      changes: change.changeFields,
    });
  }

  /**
   * The lists of files of a supplier after a change, as they are stored.
   *
   * @throws {Refusal} naming the list that cannot be read, or the licence if a change leaves none
   */
  function readLists(supplier: StoredSupplier, changes: SupplierAddedFiles): FileLists {
    const listOf = (member: FileMember) => {
      const list = readFileList({ ...supplier, ...changes }[member], SUPPLIER_FILES, member);
      return list.length > 0 ? JSON.stringify(list) : null;
    };
    const lists = Object.fromEntries(SUPPLIER_FILE_MEMBERS.map((member) => [member, listOf(member)])) as FileLists;
    if (supplier.licenseUrl && !lists.licenseUrl) throw refuse(t.licenceMissing, 'licenseUrl');
    return lists;
  }

  /** @throws {Refusal} naming the member whose new value another supplier has */
  async function expectFree(
    { tenantId }: Caller,
    id: string,
    changed: readonly { field: string; after: string | null }[],
  ): Promise<void> {
    const labels = { name: texts.supplier.nameTaken, creditCode: texts.supplier.creditCodeTaken };
    for (const [name, message] of Object.entries(labels) as [keyof typeof labels, string][]) {
      const value = changed.find(({ field }) => field === name)?.after;
      if (!value) continue;
      const [other] = await db.orm
        .select({ id: supplierInfo.id })
        .from(supplierInfo)
        .where(and(eq(supplierInfo.tenantId, tenantId), eq(supplierInfo[name], value), ne(supplierInfo.id, id)))
        .limit(1);
      if (other) throw refuse(message, name);
    }
  }

  async function lockOwn({ supplierId, tenantId }: Caller): Promise<StoredSupplier> {
    const [own] = await db.orm
      .select()
      .from(supplierInfo)
      .where(and(eq(supplierInfo.id, supplierId ?? ''), eq(supplierInfo.tenantId, tenantId)))
      .for('update');
    if (!own) throw refuse(t.notOwn);
    return own;
  }

  async function typesOf(): Promise<Set<string>> {
    return new Set(((await dictionaries.all()).supplier_type ?? []).map(({ value }) => value));
  }
}

type FileMember = (typeof SUPPLIER_FILE_MEMBERS)[number];
type FileLists = Record<FileMember, string | null>;
type SupplierAddedFiles = Partial<Record<FileMember, string | null | undefined>>;

/** Files of a change that the supplier does not have yet; they belong to the change until it is decided. */
function newFiles(supplier: StoredSupplier, lists: FileLists): FileLists {
  const listed = (text: string | null) => (JSON.parse(text ?? '[]') as { name: string; url: string }[]) ?? [];
  const own = new Set(SUPPLIER_FILE_MEMBERS.flatMap((member) => listed(supplier[member]).map(({ url }) => url)));
  const added = (member: FileMember) => JSON.stringify(listed(lists[member]).filter(({ url }) => !own.has(url)));
  return Object.fromEntries(SUPPLIER_FILE_MEMBERS.map((member) => [member, added(member)])) as FileLists;
}

const filesOf = (members: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(members).filter(([member]) => isSupplierFiles(member)));

const labelOf = (field: string) => supplierFieldLabel(field, currentLanguage());

/** Adds the names of the fields in the language of the request. */
const toWire = (change: SupplierChange): SupplierChange => ({
  ...change,
  changeFields: change.changeFields.map((changed) => ({ ...changed, label: labelOf(changed.field) })),
});
