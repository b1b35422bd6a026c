import {
  type AuditedRegistration,
  auditStatus,
  type InputOf,
  type listRegistrations,
  numberOrNull,
  type registerSupplier,
  type resubmitRegistration,
  type ResultOf,
  supplierRegistrationFields,
  userStatus,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { hostTenant } from '../../../identity/accounts/hostTenant';
import { attachments } from '../../../records/files/attachments';
import { applicants } from '../../../records/registrations/applicants';
import { takeAuditStep, type Decision } from '../../../records/registrations/takeAuditStep';
import type { RequestOrigin } from '../../../records/registrations/requestOrigin';
import { visitorFiles } from '../../../records/registrations/visitorFiles';
import type { Visitors } from '../../../records/registrations/visitors';
import { pageOf } from '../../../platform/query/pageOf';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { newId, nextVersion, sysUser, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import { supplierEvents } from '../../../records/notices/supplierEvents';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { readSuppliedTypes } from '../shared/readSuppliedTypes';
import { SUPPLIER_FILES } from '../shared/supplierPage';
import { readSupplier } from './readSupplier';
import {
  comparedColumns,
  REGISTRATION_PAGE,
  registrationColumns,
  registrationStore,
  type StoredSupplier,
} from './registrationStore';

const DICTS = {
  supplierType: 'supplier_type',
  level: 'supplier_level',
  status: 'supplier_status',
  auditStatus: 'audit_status',
} as const;

/** Registration of suppliers and its audit (contract, part 3 §4.8). */
export function registrations(services: Services, expectCode: Visitors['expectCode']) {
  const { db, clock, dictionaries, rights, sessions, audit, dataRules } = services;
  const store = registrationStore(
    db,
    clock,
    dataRules.page(REGISTRATION_PAGE, comparedColumns, undefined, supplierRegistrationFields),
  );
  const accounts = applicants(db, clock, expectCode);
  const uploads = visitorFiles(db);
  const files = attachments(db, SUPPLIER_FILES);
  const recordEvent = supplierEvents(services);

  const typesOf = async () => new Set(((await dictionaries.all()).supplier_type ?? []).map(({ value }) => value));

  async function tenantOf(host: string): Promise<number> {
    const tenantId = await hostTenant(db, clock, host);
    if (tenantId === undefined) throw refuse(texts.supplier.noTenant);
    return tenantId;
  }

  async function expectFree(tenantId: number, values: { name?: string; creditCode?: string }, except?: string) {
    const { name, creditCode } = values;
    if (name && (await store.isTaken(tenantId, 'name', name, except))) throw refuse(texts.supplier.nameTaken, 'name');
    if (creditCode && (await store.isTaken(tenantId, 'creditCode', creditCode, except))) {
      throw refuse(texts.supplier.creditCodeTaken, 'creditCode');
    }
  }

  async function withTrail(supplier: StoredSupplier): Promise<AuditedRegistration> {
    const [row] = await withDictTexts([toWire(supplier)], DICTS, dictionaries);
    const auditTrail = await withDictTexts(
      await store.trail(supplier.id),
      { auditStatus: 'audit_status', operator: 'sys_user,realname,username' },
      dictionaries,
    );
    return { ...row!, auditTrail };
  }

  /** Supplier the caller acts for. @throws {Refusal} if there is none */
  async function findOwn({ supplierId }: Caller, lock = false): Promise<StoredSupplier> {
    const supplier = supplierId ? await store.find(supplierId, lock) : undefined;
    if (!supplier) throw refuse(texts.supplier.notOwn);
    return supplier;
  }

  /** Attaches the documents of a supplier. */
  async function attach(
    id: string,
    { licenseUrl, qualificationUrl }: ReturnType<typeof readSupplier>['members'],
    urls: readonly string[],
    uploader: Pick<Caller, 'tenantId' | 'username'>,
  ): Promise<void> {
    await uploads.claim(SUPPLIER_FILES, urls, uploader.tenantId, uploader.username);
    await files.attach(uploader, id, { licenseUrl, qualificationUrl });
  }

  const setUser = (userId: string, status: number, by: string) =>
    db.orm
      .update(sysUser)
      .set({ status, updateBy: by, updateTime: nextVersion(sysUser.updateTime, clock()) })
      .where(eq(sysUser.id, userId));

  return {
    tenantOf,

    async check({ name, creditCode }: { name?: string; creditCode?: string }, host: string): Promise<void> {
      await expectFree(await tenantOf(host), { name: name?.trim(), creditCode: creditCode?.trim().toUpperCase() });
    },

    async register(input: InputOf<typeof registerSupplier>, { ip, call, host }: RequestOrigin) {
      const { account, protocolVersion, ...supplierInput } = input;
      const { username } = account;
      const tenantId = await tenantOf(host);
      const { members, urls } = readSupplier(supplierInput, await typesOf());
      const { supplierMaterialTypeList: types = [] } = supplierInput;
      const supplierMaterialTypeList = await readSuppliedTypes(dictionaries, systemCaller(tenantId), types);
      await expectFree(tenantId, members);
      const person = await accounts.verify(account, ip);
      const id = newId();
      await rights.change([], async () => {
        await expectFree(tenantId, members);
        const { linkman: realname, name: company } = members;
        const user = { ...person, realname, userType: 'supplier', supplierId: id, company } as const;
        const userId = await accounts.add(user, 'supplier', tenantId);
        const created = { createBy: username, createTime: timeText(clock()), updateTime: timeText(clock()), tenantId };
        const state = { auditStatus: auditStatus.waiting, source: '1', userId } as const;
        await store.add({ id, ...members, supplierMaterialTypeList, ...created, ...state });
        await attach(id, members, urls, { tenantId, username });
        const step = { action: 'register', auditStatus: auditStatus.waiting, opinion: null, operator: username };
        await store.addStep(id, tenantId, step);
        const caller = { userId, username, tenantId, lowAppId: null };
        const details = { id, protocolVersion };
        await audit({
          kind: 'add',
          content: () => texts.audit.supplierRegistered(members.name),
          caller,
          ip,
          call,
          details,
        });
      });
      return { id, auditStatus: auditStatus.waiting };
    },

    viewOwn: async (caller: Caller): Promise<AuditedRegistration> => withTrail(await findOwn(caller)),

    async resubmit(input: InputOf<typeof resubmitRegistration>, caller: Caller, call: string) {
      const { members, urls } = readSupplier(input, await typesOf());
      const { username, userId } = caller;
      await rights.change([userId], async () => {
        const supplier = await findOwn(caller, true);
        const { to } = takeAuditStep('resubmit', supplier, caller);
        await expectFree(supplier.tenantId, members, supplier.id);
        await attach(supplier.id, members, urls, { tenantId: supplier.tenantId, username });
        const before = supplier.supplierMaterialTypeList;
        const supplierMaterialTypeList = await readSuppliedTypes(
          dictionaries,
          systemCaller(supplier.tenantId),
          input.supplierMaterialTypeList ?? before,
          before,
        );
        await store.save(supplier.id, { ...members, supplierMaterialTypeList, auditStatus: to }, username);
        await setUser(userId, userStatus.changed, username);
        const step = { action: 'resubmit', auditStatus: to, opinion: null, operator: username };
        await store.addStep(supplier.id, supplier.tenantId, step);
        const content = () => texts.audit.supplierAudited(texts.supplier.resubmitted, members.name);
        await audit({ kind: 'edit', content, caller, ip: caller.ip, call, details: { id: supplier.id } });
      });
      return withTrail(await findOwn(caller));
    },

    async withdraw(caller: Caller, call: string): Promise<AuditedRegistration> {
      await db.transaction(async () => {
        const supplier = await findOwn(caller, true);
        const { to } = takeAuditStep('withdraw', supplier, caller);
        await store.save(supplier.id, { auditStatus: to }, caller.username);
        const step = { action: 'withdraw', auditStatus: to, opinion: null, operator: caller.username };
        await store.addStep(supplier.id, supplier.tenantId, step);
        const content = () => texts.audit.supplierAudited(texts.supplier.withdrawn, supplier.name);
        await audit({ kind: 'edit', content, caller, ip: caller.ip, call, details: { id: supplier.id } });
      });
      return withTrail(await findOwn(caller));
    },

    async list(
      request: InputOf<typeof listRegistrations>,
      caller: Caller,
    ): Promise<ResultOf<typeof listRegistrations>> {
      const { rows, total, list } = await store.list(caller, request);
      return pageOf(await withDictTexts(rows.map(toWire), DICTS, dictionaries), total, list);
    },

    async view(id: string, caller: Caller): Promise<AuditedRegistration> {
      const supplier = await store.findVisible(caller, id);
      if (!supplier) throw refuse(texts.notFound, 'id');
      return withTrail(supplier);
    },

    /** Applies an auditor's decision. */
    async decide(
      action: Decision,
      { id, opinion, level }: { id: string; opinion?: string | null; level?: string | null },
      caller: Caller,
      call: string,
    ): Promise<AuditedRegistration> {
      const { username, tenantId } = caller;
      const visible = await store.findVisible(caller, id);
      if (!visible) throw refuse(texts.notFound, 'id');
      let notifyWindows = () => {};
      const work = async () => {
        const supplier = (await store.find(id, true))!;
        const { to, words: reason } = takeAuditStep(action, supplier, caller, { opinion });
        const change = { auditStatus: to, auditOpinion: reason, auditUser: username, auditTime: timeText(clock()) };
        const approval = action === 'approve' ? { status: '1', ...(level ? { level } : {}) } : {};
        await store.save(id, { ...change, ...approval }, username);
        await store.addStep(id, tenantId, { action, auditStatus: to, opinion: reason, operator: username });
        const content = () => texts.audit.supplierAudited(texts.supplier.decided[action], supplier.name);
        await audit({ kind: 'edit', content, caller, ip: caller.ip, call, details: { id, opinion: reason } });
        const { userId, name } = supplier;
        if (userId && action !== 'reject')
          await setUser(userId, action === 'approve' ? userStatus.normal : userStatus.frozen, username);
        const notice = {
          approve: { title: () => texts.supplier.passedTitle, content: () => texts.supplier.passedContent(name) },
          reject: {
            title: () => texts.supplier.refusedTitle,
            content: () => texts.supplier.refusedContent(name, reason ?? ''),
          },
          void: {
            title: () => texts.supplier.voidedTitle,
            content: () => texts.supplier.voidedContent(name, reason ?? ''),
          },
        }[action];
        notifyWindows = await recordEvent(supplier, { ...notice, busType: 'supplierInfo', busId: id }, username);
      };
      if (action === 'void' && visible.userId) await sessions.endAllOf(visible.userId, work);
      else await rights.change(visible.userId ? [visible.userId] : [], work);
      notifyWindows();
      return withTrail((await store.find(id))!);
    },
  };
}

type RegistrationRow = { [Key in keyof typeof registrationColumns]: StoredSupplier[Key] };
const toWire = (row: RegistrationRow) => ({
  ...(Object.fromEntries(
    Object.keys(registrationColumns).map((key) => [key, row[key as keyof RegistrationRow]]),
  ) as RegistrationRow),
  registerCapital: numberOrNull(row.registerCapital),
  score: numberOrNull(row.score),
});
