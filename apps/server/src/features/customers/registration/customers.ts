import {
  auditStatus,
  userStatus,
  type CustomerInfo,
  type InputOf,
  type registerCustomer,
  type resubmitCustomer,
} from '@gezi/domain';
import { hostTenant } from '../../../identity/accounts/hostTenant';
import { attachments } from '../../../records/files/attachments';
import { applicants } from '../../../records/registrations/applicants';
import { readCompany, textOrNull } from '../../../records/registrations/readCompany';
import { readFileList } from '../../../records/files/readFileList';
import { takeAuditStep, type Decision } from '../../../records/registrations/takeAuditStep';
import type { RequestOrigin } from '../../../records/registrations/requestOrigin';
import { visitorFiles } from '../../../records/registrations/visitorFiles';
import type { Visitors } from '../../../records/registrations/visitors';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { newId, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { personalNotices } from '../../../records/notices/personalNotices';
import { authority } from '../../../identity/rights/authority';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { CUSTOMER_FILES, customerColumns } from '../shared/customerColumns';
import { customerStore, type StoredCustomer } from './customerStore';

/** Tenant id for notices to users without a tenant. */
const ANY_TENANT = 0;
const t = texts.customer;

/** Registration of purchasing units and its audit (contract, part 3 §4.8). */
export function customers(services: Services, expectCode: Visitors['expectCode']) {
  const { db, clock, dictionaries, rights, sessions, audit } = services;
  const store = customerStore(db, clock);
  const accounts = applicants(db, clock, expectCode);
  const uploads = visitorFiles(db);
  const files = attachments(db, CUSTOMER_FILES, { ofAllTenants: true });
  const notifyApplicant = personalNotices(services);
  const { mustAdministerAll } = authority(db);

  return { tenantOf, check, register, mine: viewOwn, resubmit, withdraw, decide };

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
    const { username } = account;
    const tenantId = await tenantOf(host);
    const { members, urls } = readCustomer(companyInput);
    await expectFree(members);
    const person = await accounts.verify(account, ip);
    const id = newId();
    await rights.change([], async () => {
      await expectFree(members);
      const user = { ...person, realname: members.linkman, userType: 'buyer', company: members.name } as const;
      const userId = await accounts.add(user, 'register', 0);
      const now = timeText(clock());
      const created = { createBy: username, createTime: now, updateTime: now, tenantId };
      await store.add({ id, ...members, ...created, username, auditStatus: auditStatus.waiting });
      await attach(id, members, urls, { tenantId, username });
      const caller = { userId, username, tenantId, lowAppId: null };
      const details = { id, protocolVersion };
      await audit({
        kind: 'add',
        content: () => texts.audit.customerRegistered(members.name),
        caller,
        ip,
        call,
        details,
      });
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
      const { to } = takeAuditStep('resubmit', customer, caller);
      await expectFree(members, customer.id);
      await attach(customer.id, members, urls, { tenantId: customer.tenantId, username });
      await store.save(customer.id, { ...members, auditStatus: to }, username);
      await store.setUser(userId, { status: userStatus.changed }, username);
      await logChange('edit', () => texts.audit.customerAudited(texts.supplier.resubmitted, members.name), {
        id: customer.id,
      });
    });
    return viewOwn(caller);
  }

  async function withdraw(caller: Caller, logChange: LogChange): Promise<CustomerInfo> {
    await db.transaction(async () => {
      const customer = await findOwn(caller, true);
      await store.save(customer.id, { auditStatus: takeAuditStep('withdraw', customer, caller).to }, caller.username);
      await logChange('edit', () => texts.audit.customerAudited(texts.supplier.withdrawn, customer.name), {
        id: customer.id,
      });
    });
    return viewOwn(caller);
  }

  /** Applies an auditor's decision. An approved unit gets its own tenant, administered by the applicant. */
  async function decide(
    action: Decision,
    caller: Caller,
    { id, opinion }: { id: string; opinion?: string | null },
    logChange: LogChange,
  ): Promise<CustomerInfo> {
    const { username } = caller;
    await expectAuditor(caller);
    const account = await store.lockApplicant(await findOrRefuse(id));
    let notifyWindows = () => {};
    const work = async () => {
      await expectAuditor(caller);
      const customer = await findOrRefuse(id, true);
      const { to: auditStatus, words: reason } = takeAuditStep(action, customer, caller, { opinion });
      const change = { auditStatus, auditOpinion: reason };
      await logChange('edit', () => texts.audit.customerAudited(texts.supplier.decided[action], customer.name), {
        id,
        opinion: reason,
      });
      const { name, mobile, email } = customer;
      const applicant = await store.lockApplicant(customer);
      const readers =
        applicant && applicant.status !== userStatus.frozen
          ? { userIds: [applicant.id], tenantId: ANY_TENANT }
          : undefined;
      const to = { tenantId: customer.tenantId, mobile, email };
      if (action === 'reject') {
        await store.save(id, change, username);
        const notice = { title: () => t.refusedTitle, content: () => t.refusedContent(name, reason ?? '') };
        notifyWindows = await notifyApplicant({ ...to, readers }, notice, username);
      } else if (action === 'void') {
        await store.save(id, change, username);
        // Do not freeze an account that is active in another company.
        if (applicant && applicant.status < 1)
          await store.setUser(applicant.id, { status: userStatus.frozen }, username);
        const notice = { title: () => t.voidedTitle, content: () => t.voidedContent(name, reason ?? '') };
        notifyWindows = await notifyApplicant(to, notice, username);
      } else {
        if (!applicant || !readers) throw refuse(t.accountGone, 'id');
        const { tenantId, orgCode } = await store.createTenant(name, applicant.id, caller);
        await store.save(id, { ...change, tenantIdCreated: tenantId }, username);
        await store.setUser(applicant.id, { status: userStatus.normal, tenantId, orgCode, company: name }, username);
        const notice = { title: () => t.passedTitle, content: () => t.passedContent(name) };
        notifyWindows = await notifyApplicant(
          { ...to, readers: { userIds: [applicant.id], tenantId } },
          notice,
          username,
        );
      }
    };
    if (action === 'void' && account && account.status < 1) await sessions.endAllOf(account.id, work);
    else await rights.change('anybody', work);
    notifyWindows();
    return toWire(await findOrRefuse(id));
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

  async function findOrRefuse(id: string, lock = false): Promise<StoredCustomer> {
    const customer = await store.find(id, lock);
    if (!customer) throw refuse(texts.notFound, 'id');
    return customer;
  }

  /** Attaches the licence of a customer. */
  async function attach(
    id: string,
    { licenseUrl }: { licenseUrl: string | null },
    urls: readonly string[],
    uploader: Pick<Caller, 'tenantId' | 'username'>,
  ): Promise<void> {
    await uploads.claim(CUSTOMER_FILES, urls, uploader.tenantId, uploader.username);
    await files.attach(uploader, id, { licenseUrl });
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

function readCustomer(input: InputOf<typeof resubmitCustomer>) {
  const company = readCompany(input, t.name);
  const licenses = readFileList(input.licenseUrl, CUSTOMER_FILES, 'licenseUrl');
  return {
    urls: [...new Set(licenses.map(({ url }) => url))],
    members: {
      ...company,
      industry: textOrNull(input.industry),
      licenseUrl: licenses.length > 0 ? JSON.stringify(licenses) : null,
    },
  };
}
