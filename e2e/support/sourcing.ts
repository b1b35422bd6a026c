import { join } from 'node:path';
import { test as base, type Browser, type Page } from '@playwright/test';
import { openPglite } from '../../apps/server/src/platform/db/embedded/openPglite.ts';
import { done, signInToApi, type ApiCaller } from './api.ts';
import { demoFolder, startServer } from './server.ts';
import { signIn } from './test.ts';

export { expect } from '@playwright/test';

const HOUR = 3_600_000;
/** A time of Shanghai, as forms and endpoints take it. */
export const timeText = (at: number) => new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
/** End of every quotation, until `endQuotation` moves it. */
export const END = '2099-01-01 09:00:00';

/** The three demo suppliers, whose accounts differ by their number. */
const SUPPLIERS = ['supplier', 'supplier2', 'supplier3'] as const;
export type Supplier = (typeof SUPPLIERS)[number];

export interface Sourcing {
  url: string;
  /** Company of a supplier's account. */
  companyOf: (supplier: Supplier) => string;
  /** Stores a draft of a project as the purchaser, from an approved plan. @returns its id */
  draft: (project: object) => Promise<string>;
  /** Account of an expert. */
  accountOf: (realname: string) => Promise<string>;
  /** The page of a user, signed in; one browser context per user. */
  pageOf: (user: string) => Promise<Page>;
  /** Stops the server, moves the end of a quotation to the past and starts the server, whose clock then ends it. */
  endQuotation: (projectId: string) => Promise<void>;
}

interface WorkerFixtures {
  sourcing: Sourcing;
}

export const test = base.extend<object, WorkerFixtures>({
  sourcing: [
    async ({ browser }, use) => {
      const folder = demoFolder();
      let server = await startServer({ dataDir: folder.path });
      const { url } = server;
      const port = Number(new URL(url).port);
      const companies = new Map(
        await Promise.all(SUPPLIERS.map(async (name) => [name, await companyOf(url, name)] as const)),
      );
      const pages = new Map<string, Page>();
      await use({
        url,
        companyOf: (supplier) => companies.get(supplier)!.name,
        draft: (project) => draft(url, project, [...companies.values()]),
        accountOf: (realname) => accountOf(url, realname),
        async pageOf(user) {
          const page = pages.get(user) ?? (await open(browser, url, user));
          pages.set(user, page);
          return page;
        },
        async endQuotation(projectId) {
          await server.stop();
          await moveEnd(folder.path, projectId);
          server = await startServer({ dataDir: folder.path, port });
        },
      });
      await server.stop();
      folder.remove();
    },
    { scope: 'worker' },
  ],
});

interface Company {
  id: string;
  name: string;
}

async function companyOf(url: string, username: string): Promise<Company> {
  const caller = await signInToApi(url, username);
  const { body } = await caller.get<{ userInfo: { supplierId: string; company: string } }>('/sys/user/getUserInfo');
  const { supplierId, company } = body.result.userInfo;
  return { id: supplierId, name: company };
}

async function accountOf(url: string, realname: string): Promise<string> {
  const admin = await signInToApi(url, 'admin');
  const { body } = await admin.get<{ records: { username: string; realname: string }[] }>('/sys/user/list', {
    realname,
    pageNo: 1,
    pageSize: 10,
  });
  return body.result.records.find((user) => user.realname === realname)!.username;
}

async function open(browser: Browser, url: string, user: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  page.setDefaultTimeout(30_000);
  await signIn(page, url, user);
  return page;
}

/** A draft of the purchaser from an approved plan. The first two suppliers are invited where the method invites. */
async function draft(url: string, project: object, companies: readonly Company[]): Promise<string> {
  const purchaser = await signInToApi(url, 'purchaser');
  const planDetailIds = await approvedPlan(url, await idOf(purchaser));
  const { buyType, contractType } = { contractType: '1', ...project } as { buyType: string; contractType: string };
  const created = await done<Stored>(
    purchaser.post('/purchase/purchaseInfo/createFromPlan', { planDetailIds, buyType, contractType }),
  );
  const { id } = await done<Stored>(
    purchaser.put('/purchase/purchaseInfo/edit', {
      id: created.id,
      updateTime: created.updateTime,
      orgCode: 'A01A02A01',
      demandOrgName: '设备管理部',
      contactName: '王晓琳',
      contactPhone: '13800001004',
      payType: '4',
      priceType: '1',
      minSupplierCount: 2,
      proStartTime: timeText(Date.now() - HOUR),
      proEndTime: END,
      supplierList: companies.slice(0, 2).map(({ id: supplierId }) => ({ supplierId })),
      ...project,
    }),
  );
  return id;
}

interface Stored {
  id: string;
  updateTime: string;
}

/** A plan that the declarer submits for a purchaser and the approver approves. @returns ids of its lines */
async function approvedPlan(url: string, purchaseUserId: string): Promise<string[]> {
  const [declarer, approver] = [await signInToApi(url, 'declarer'), await signInToApi(url, 'approver')];
  const line = { unit: '台', demandTime: '2027-06-01' };
  const { id, purchasePlanDetailList } = await done<Stored & { purchasePlanDetailList: { id: string }[] }>(
    declarer.post('/purchase/purchasePlan/add', {
      planName: '循环水泵',
      demandOrgName: '设备管理部',
      orgConsignee: '刘建国',
      orgConsigneeTel: '13800001002',
      purchaseUserId,
      purchasePlanDetailList: [
        { materialName: '循环水泵', counts: 10, estimatedPrice: 1000, ...line },
        { materialName: '机械密封', counts: 4, estimatedPrice: 500, ...line },
      ],
    }),
  );
  await done(declarer.post('/purchase/purchasePlan/submit', { id }));
  await done(approver.post('/purchase/purchasePlan/approve', { id }));
  return purchasePlanDetailList.map((stored) => stored.id);
}

const idOf = async (caller: ApiCaller): Promise<string> =>
  (await done<{ userInfo: { id: string } }>(caller.get('/sys/user/getUserInfo'))).userInfo.id;

async function moveEnd(dataDir: string, projectId: string): Promise<void> {
  const database = await openPglite(join(dataDir, 'db', 'database'), '16MB', (reason) => {
    throw reason;
  });
  await database.query('update purchase_info set pro_end_time = $1 where id = $2', [
    timeText(Date.now() - HOUR / 2),
    projectId,
  ]);
  await database.close();
}
