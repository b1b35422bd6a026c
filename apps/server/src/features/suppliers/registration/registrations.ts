import {
  type AuditAction,
  type AuditedRegistration,
  auditStatus,
  auditStep,
  type InputOf,
  type listRegistrations,
  type registerSupplier,
  type resubmitRegistration,
  type ResultOf,
  smsModes,
  supplierRegistrationFields,
} from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { hostTenant } from '../../../identity/accounts/hostTenant';
import { newAccounts } from '../../../identity/accounts/newAccounts';
import { ofAccount } from '../../../identity/accounts/ofAccount';
import { visitorFiles } from '../../../records/registrations/visitorFiles';
import { pageOf } from '../../../platform/query/pageOf';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { newId, nextVersion, sysUser, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { applicantNotices } from '../../../records/notices/applicantNotices';
import { hashPassword } from '../../../platform/security/passwords';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { readSupplier } from './readSupplier';
import { registrationColumns, registrationStore, type StoredSupplier } from './registrationStore';

const DICTS = { supplierType: 'supplier_type', auditStatus: 'audit_status' } as const;
const FROZEN = 2;

/** Shows that somebody has a number. @throws {Refusal} */
export type ExpectCode = (mobile: string, mode: '1', code: string, field: string, ip: string) => Promise<void>;

interface From {
  ip: string;
  call: string;
  /** Without port. */
  host: string;
}

/** Suppliers that register themselves, and what becomes of it (contract, part 3 §4.8). */
export function registrations(services: Services, expectCode: ExpectCode) {
  const { db, clock, dictionaries, rights, sessions, audit, dataRules } = services;
  const store = registrationStore(
    db,
    clock,
    dataRules.page('supplier/RegisterAuditList', registrationColumns, undefined, supplierRegistrationFields),
  );
  const accounts = newAccounts(db, clock);
  const uploads = visitorFiles(db);
  const tellApplicant = applicantNotices(services);

  const typesOf = async () => new Set(((await dictionaries.all()).supplier_type ?? []).map(({ value }) => value));

  async function tenantOf(host: string): Promise<number> {
    const tenantId = await hostTenant(db, clock, host);
    if (tenantId === undefined) throw refuse(texts.supplier.noTenant);
    return tenantId;
  }

  async function expectFree(tenantId: number, wanted: { name?: string; creditCode?: string }, except?: string) {
    const { name, creditCode } = wanted;
    if (name && (await store.isTaken(tenantId, 'name', name, except))) throw refuse(texts.supplier.nameTaken, 'name');
    if (creditCode && (await store.isTaken(tenantId, 'creditCode', creditCode, except))) {
      throw refuse(texts.supplier.creditCodeTaken, 'creditCode');
    }
  }

  async function claim(urls: readonly string[], tenantId: number, username: string) {
    const claimed = await uploads.claim('supplierRegister', urls, tenantId, username);
    if (claimed < urls.length) throw refuse(texts.supplier.fileMissing, 'licenseUrl');
  }

  async function audited(supplier: StoredSupplier): Promise<AuditedRegistration> {
    const [row] = await withDictTexts([wireOf(supplier)], DICTS, dictionaries);
    const auditTrail = await withDictTexts(
      await store.trail(supplier.id),
      { auditStatus: 'audit_status' },
      dictionaries,
    );
    return { ...row!, auditTrail };
  }

  /** The supplier the caller acts for. @throws {Refusal} without one */
  async function own({ supplierId }: Caller, lock = false): Promise<StoredSupplier> {
    const supplier = supplierId ? await store.find(supplierId, lock) : undefined;
    if (!supplier) throw refuse(texts.supplier.notOwn);
    return supplier;
  }

  function stepTo(action: AuditAction, from: StoredSupplier): string {
    const step = auditStep(action, from.auditStatus);
    if (!step.ok) throw refuse(texts.supplier.otherState);
    return step.value;
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

    async register(input: InputOf<typeof registerSupplier>, { ip, call, host }: From) {
      const { account, protocolVersion, ...entered } = input;
      const { username, password, mobile, smscode } = account;
      const email = account.email || null;
      const tenantId = await tenantOf(host);
      const { members, urls } = readSupplier(entered, await typesOf());
      await expectFree(tenantId, members);
      await ofAccount(() => accounts.check({ username, password, email }));
      await ofAccount(() => expectCode(mobile, smsModes.register, smscode, 'smscode', ip));
      const hash = await hashPassword(password);
      const id = newId();
      await rights.change([], async () => {
        await expectFree(tenantId, members);
        const person = { username, realname: members.linkman, password: hash, phone: mobile, email };
        const userId = await ofAccount(() =>
          accounts.add(
            { ...person, status: 0, userType: 'supplier', supplierId: id, company: members.name },
            'supplier',
            tenantId,
          ),
        );
        const made = { createBy: username, createTime: timeText(clock()), updateTime: timeText(clock()), tenantId };
        await store.add({ id, ...members, ...made, auditStatus: auditStatus.waiting, source: '1', userId });
        await claim(urls, tenantId, username);
        const step = { action: 'register', auditStatus: auditStatus.waiting, opinion: null, operator: username };
        await store.note(id, tenantId, step);
        const caller = { userId, username, tenantId, lowAppId: null };
        const details = { id, protocolVersion };
        await audit({ kind: 'add', content: texts.audit.supplierRegistered(members.name), caller, ip, call, details });
      });
      return { id, auditStatus: auditStatus.waiting };
    },

    mine: async (caller: Caller): Promise<AuditedRegistration> => audited(await own(caller)),

    async resubmit(input: InputOf<typeof resubmitRegistration>, caller: Caller, call: string) {
      const { members, urls } = readSupplier(input, await typesOf());
      const { username, userId } = caller;
      await rights.change([userId], async () => {
        const supplier = await own(caller, true);
        const to = stepTo('resubmit', supplier);
        await expectFree(supplier.tenantId, members, supplier.id);
        await claim(urls, supplier.tenantId, username);
        await store.save(supplier.id, { ...members, auditStatus: to }, username);
        await setUser(userId, -1, username);
        const step = { action: 'resubmit', auditStatus: to, opinion: null, operator: username };
        await store.note(supplier.id, supplier.tenantId, step);
        const content = texts.audit.supplierAudited(texts.supplier.resubmitted, members.name);
        await audit({ kind: 'edit', content, caller, ip: caller.ip, call, details: { id: supplier.id } });
      });
      return audited(await own(caller));
    },

    async withdraw(caller: Caller, call: string): Promise<AuditedRegistration> {
      await db.transaction(async () => {
        const supplier = await own(caller, true);
        const to = stepTo('withdraw', supplier);
        await store.save(supplier.id, { auditStatus: to }, caller.username);
        const step = { action: 'withdraw', auditStatus: to, opinion: null, operator: caller.username };
        await store.note(supplier.id, supplier.tenantId, step);
        const content = texts.audit.supplierAudited(texts.supplier.withdrawn, supplier.name);
        await audit({ kind: 'edit', content, caller, ip: caller.ip, call, details: { id: supplier.id } });
      });
      return audited(await own(caller));
    },

    async list(
      request: InputOf<typeof listRegistrations>,
      caller: Caller,
    ): Promise<ResultOf<typeof listRegistrations>> {
      const { rows, total, list } = await store.list(caller, request);
      return pageOf(await withDictTexts(rows.map(wireOf), DICTS, dictionaries), total, list);
    },

    async view(id: string, caller: Caller): Promise<AuditedRegistration> {
      const supplier = await store.seen(caller, id);
      if (!supplier) throw refuse(texts.notFound, 'id');
      return audited(supplier);
    },

    /** What an auditor decides. */
    async decide(
      action: 'approve' | 'reject' | 'void',
      { id, opinion, level }: { id: string; opinion?: string | null; level?: string | null },
      caller: Caller,
      call: string,
    ): Promise<AuditedRegistration> {
      const { username, tenantId } = caller;
      const said = opinion?.trim() || null;
      if (action !== 'approve' && !said) throw refuse(texts.input.fault('审核意见', texts.input.missing), 'opinion');
      const found = await store.seen(caller, id);
      if (!found) throw refuse(texts.notFound, 'id');
      let tell = () => {};
      const work = async () => {
        const supplier = (await store.find(id, true))!;
        const to = stepTo(action, supplier);
        const change = { auditStatus: to, auditOpinion: said, auditUser: username, auditTime: timeText(clock()) };
        const passed = action === 'approve' ? { status: '1', ...(level ? { level } : {}) } : {};
        await store.save(id, { ...change, ...passed }, username);
        await store.note(id, tenantId, { action, auditStatus: to, opinion: said, operator: username });
        const what = { approve: texts.supplier.passed, reject: texts.supplier.refused, void: texts.supplier.voided };
        const content = texts.audit.supplierAudited(what[action], supplier.name);
        await audit({ kind: 'edit', content, caller, ip: caller.ip, call, details: { id, opinion: said } });
        const { userId, name, mobile, email } = supplier;
        if (userId && action !== 'reject') await setUser(userId, action === 'approve' ? 1 : FROZEN, username);
        const reader = userId && action !== 'void' ? { userId, tenantId } : undefined;
        const told = {
          approve: { title: texts.supplier.passedTitle, content: texts.supplier.passedContent(name) },
          reject: { title: texts.supplier.refusedTitle, content: texts.supplier.refusedContent(name, said ?? '') },
          void: { title: texts.supplier.voidedTitle, content: texts.supplier.voidedContent(name, said ?? '') },
        }[action];
        tell = await tellApplicant({ tenantId, reader, mobile, email }, told, username);
      };
      if (action === 'void' && found.userId) await sessions.endAllOf(found.userId, work);
      else await rights.change(found.userId ? [found.userId] : [], work);
      tell();
      return audited((await store.find(id))!);
    },
  };
}

type Shown = { [Key in keyof typeof registrationColumns]: StoredSupplier[Key] };
const wireOf = (row: Shown) => ({
  ...(Object.fromEntries(Object.keys(registrationColumns).map((key) => [key, row[key as keyof Shown]])) as Shown),
  registerCapital: row.registerCapital === null ? null : Number(row.registerCapital),
});
