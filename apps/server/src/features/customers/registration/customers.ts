import {
  auditStatus,
  auditStep,
  smsModes,
  type AuditAction,
  type CustomerInfo,
  type InputOf,
  type listCustomers,
  type registerCustomer,
  type resubmitCustomer,
  type ResultOf,
} from '@gezi/domain';
import { hostTenant } from '../../../identity/accounts/hostTenant';
import { newAccounts } from '../../../identity/accounts/newAccounts';
import { prefixAccountFields } from '../../../identity/accounts/prefixAccountFields';
import { readCompany, textOrNull } from '../../../records/registrations/readCompany';
import { readFileList } from '../../../records/registrations/readFileList';
import { visitorFiles } from '../../../records/registrations/visitorFiles';
import type { Visitors } from '../../../records/registrations/visitors';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { pageOf } from '../../../platform/query/pageOf';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { newId, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { applicantNotices } from '../../../records/notices/applicantNotices';
import { authority } from '../../../identity/rights/authority';
import { hashPassword } from '../../../platform/security/passwords';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { customerColumns, customerStore, type StoredCustomer } from './customerStore';

const BIZ = 'customerRegister';
const FROZEN = 2;
/** Tenant id for notices to users without a tenant. */
const ANY_TENANT = 0;
const t = texts.customer;
const LOG_TEXTS = {
  approve: texts.supplier.passed,
  reject: texts.supplier.refused,
  void: texts.supplier.voided,
} as const;

interface RequestOrigin {
  ip: string;
  call: string;
  /** Host name without port. */
  host: string;
}

/** Registration of purchasing units and its audit (contract, part 3 §4.8). */
export function customers(services: Services, expectCode: Visitors['expectCode']) {
  const { db, clock, dictionaries, rights, sessions, audit } = services;
  const store = customerStore(db, clock);
  const accounts = newAccounts(db, clock);
  const uploads = visitorFiles(db);
  const notifyApplicant = applicantNotices(services);
  const { mustAdministerAll } = authority(db);

  return { tenantOf, check, register, mine: viewOwn, resubmit, withdraw, list, view, decide };

  async function tenantOf(host: string): Promise<number> {
    const tenantId = await hostTenant(db, clock, host);
    if (tenantId === undefined) throw refuse(texts.register.closed);
    return tenantId;
  }

  function check({ name, creditCode }: { name?: string; creditCode?: string }): Promise<void> {
    return expectFree({ name: name?.trim(), creditCode: creditCode?.trim().toUpperCase() });
  }

  async function register(input: InputOf<typeof registerCustomer>, { ip, call, host }: RequestOrigin) {
    const { account, protocolVersion, ...companyInput } = input;
    const { username, password, mobile, smscode } = account;
    const email = account.email || null;
    const tenantId = await tenantOf(host);
    const { members, urls } = readCustomer(companyInput);
    await expectFree(members);
    await prefixAccountFields(() => accounts.check({ username, password, email }));
    await prefixAccountFields(() => expectCode(mobile, smsModes.register, smscode, 'smscode', ip));
    const hash = await hashPassword(password);
    const id = newId();
    await rights.change([], async () => {
      await expectFree(members);
      const person = { username, realname: members.linkman, password: hash, phone: mobile, email };
      const userId = await prefixAccountFields(() =>
        accounts.add({ ...person, status: 0, userType: 'buyer', company: members.name }, 'register', 0),
      );
      const now = timeText(clock());
      const created = { createBy: username, createTime: now, updateTime: now, tenantId };
      await store.add({ id, ...members, ...created, username, auditStatus: auditStatus.waiting });
      await claim(urls, tenantId, username);
      const caller = { userId, username, tenantId, lowAppId: null };
      const details = { id, protocolVersion };
      await audit({ kind: 'add', content: texts.audit.customerRegistered(members.name), caller, ip, call, details });
    });
    return { id, auditStatus: auditStatus.waiting };
  }

  async function viewOwn(caller: Caller): Promise<CustomerInfo> {
    return toWire(await findOwn(caller));
  }

  async function resubmit(
    caller: Caller,
    input: InputOf<typeof resubmitCustomer>,
    logChange: LogChange,
  ): Promise<CustomerInfo> {
    const { members, urls } = readCustomer(input);
    const { userId, username } = caller;
    await rights.change([userId], async () => {
      const customer = await findOwn(caller, true);
      const to = nextStatus('resubmit', customer);
      await expectFree(members, customer.id);
      await claim(urls, customer.tenantId, username);
      await store.save(customer.id, { ...members, auditStatus: to }, username);
      await store.setUser(userId, { status: -1 }, username);
      await logChange('edit', t.audited(texts.supplier.resubmitted, members.name), { id: customer.id });
    });
    return viewOwn(caller);
  }

  async function withdraw(caller: Caller, logChange: LogChange): Promise<CustomerInfo> {
    await db.transaction(async () => {
      const customer = await findOwn(caller, true);
      await store.save(customer.id, { auditStatus: nextStatus('withdraw', customer) }, caller.username);
      await logChange('edit', t.audited(texts.supplier.withdrawn, customer.name), { id: customer.id });
    });
    return viewOwn(caller);
  }

  async function list(request: InputOf<typeof listCustomers>, caller: Caller): Promise<ResultOf<typeof listCustomers>> {
    await expectAuditor(caller);
    const { rows, total, list: query } = await store.list(request);
    return pageOf(await withDictTexts(rows, { auditStatus: 'audit_status' }, dictionaries), total, query);
  }

  async function view(id: string, caller: Caller): Promise<CustomerInfo> {
    await expectAuditor(caller);
    return toWire(await findOrRefuse(id));
  }

  /** Applies an auditor's decision. An approved unit gets its own tenant, administered by the applicant. */
  async function decide(
    action: 'approve' | 'reject' | 'void',
    caller: Caller,
    { id, opinion }: { id: string; opinion?: string | null },
    logChange: LogChange,
  ): Promise<CustomerInfo> {
    const { username } = caller;
    const reason = textOrNull(opinion);
    if (action !== 'approve' && !reason) throw refuse(texts.input.fault('审核意见', texts.input.missing), 'opinion');
    await expectAuditor(caller);
    const account = await store.lockApplicant(await findOrRefuse(id));
    let notifyWindows = () => {};
    const work = async () => {
      await expectAuditor(caller);
      const customer = await findOrRefuse(id, true);
      const change = { auditStatus: nextStatus(action, customer), auditOpinion: reason };
      await logChange('edit', t.audited(LOG_TEXTS[action], customer.name), { id, opinion: reason });
      const { name, mobile, email } = customer;
      const applicant = await store.lockApplicant(customer);
      const reader =
        applicant && applicant.status !== FROZEN ? { userId: applicant.id, tenantId: ANY_TENANT } : undefined;
      const to = { tenantId: customer.tenantId, mobile, email };
      if (action === 'reject') {
        await store.save(id, change, username);
        const notice = { title: t.refusedTitle, content: t.refusedContent(name, reason ?? '') };
        notifyWindows = await notifyApplicant({ ...to, reader }, notice, username);
      } else if (action === 'void') {
        await store.save(id, change, username);
        // Do not freeze an account that is active in another company.
        if (applicant && applicant.status < 1) await store.setUser(applicant.id, { status: FROZEN }, username);
        const notice = { title: t.voidedTitle, content: t.voidedContent(name, reason ?? '') };
        notifyWindows = await notifyApplicant(to, notice, username);
      } else {
        if (!applicant || !reader) throw refuse(t.accountGone, 'id');
        const { tenantId, orgCode } = await store.createTenant(name, applicant.id, caller);
        await store.save(id, { ...change, tenantIdCreated: tenantId }, username);
        await store.setUser(applicant.id, { status: 1, tenantId, orgCode, company: name }, username);
        const notice = { title: t.passedTitle, content: t.passedContent(name) };
        notifyWindows = await notifyApplicant({ ...to, reader: { userId: applicant.id, tenantId } }, notice, username);
      }
    };
    if (action === 'void' && account && account.status < 1) await sessions.endAllOf(account.id, work);
    else await rights.change('anybody', work);
    notifyWindows();
    return view(id, caller);
  }

  /** Only an administrator of all tenants may audit. */
  function expectAuditor(caller: Caller): Promise<void> {
    return mustAdministerAll(caller, texts.tenant.shared);
  }

  async function expectFree(values: { name?: string; creditCode?: string }, except?: string): Promise<void> {
    const { name, creditCode } = values;
    if (name && (await store.isTaken('name', name, except))) throw refuse(t.nameTaken, 'name');
    if (creditCode && (await store.isTaken('creditCode', creditCode, except))) {
      throw refuse(texts.supplier.creditCodeTaken, 'creditCode');
    }
  }

  async function claim(urls: readonly string[], tenantId: number, username: string): Promise<void> {
    const claimed = await uploads.claim(BIZ, urls, tenantId, username);
    if (claimed < urls.length) throw refuse(texts.supplier.fileMissing, 'licenseUrl');
  }

  async function findOrRefuse(id: string, lock = false): Promise<StoredCustomer> {
    const customer = await store.find(id, lock);
    if (!customer) throw refuse(texts.notFound, 'id');
    return customer;
  }

  async function findOwn({ userId }: Caller, lock = false): Promise<StoredCustomer> {
    const customer = await store.findByUser(userId, lock);
    if (!customer) throw refuse(t.notOwn);
    return customer;
  }

  async function toWire(customer: StoredCustomer): Promise<CustomerInfo> {
    const row = Object.fromEntries(
      Object.keys(customerColumns).map((key) => [key, customer[key as keyof typeof customerColumns]]),
    ) as Pick<StoredCustomer, keyof typeof customerColumns>;
    const [withTexts] = await withDictTexts([row], { auditStatus: 'audit_status' }, dictionaries);
    return withTexts!;
  }
}

function nextStatus(action: AuditAction, from: StoredCustomer): string {
  const step = auditStep(action, from.auditStatus);
  if (!step.ok) throw refuse(texts.supplier.otherState);
  return step.value;
}

function readCustomer(input: InputOf<typeof resubmitCustomer>) {
  const company = readCompany(input, t.name);
  const licenses = readFileList(input.licenseUrl, BIZ, 'licenseUrl');
  return {
    urls: [...new Set(licenses.map(({ url }) => url))],
    members: {
      ...company,
      industry: textOrNull(input.industry),
      licenseUrl: licenses.length > 0 ? JSON.stringify(licenses) : null,
    },
  };
}
