import type { Page, WebSocketRoute } from 'playwright';
import { signIn } from '../e2e/support/test.ts';

/** A screen for screenshots, with the steps that open it. */
export interface Screen {
  name: string;
  /** Account; default: a visitor. */
  user?: string;
  /** Available only in development, as served by `vite dev`. Default false. */
  isPreview?: boolean;
  open: (page: Page, url: string) => Promise<unknown>;
}

/** All screens: public pages, lists, trees, forms, drawers, dialogs and panels. */
export const SCREENS: readonly Screen[] = [
  visited('login', '/user/login'),
  visited('register', '/user/register'),
  visited('public-home', '/home'),
  visited('project-list', '/projectintro'),
  visited('news-list', '/news'),
  visited('help', '/helpdocument'),
  visited('register-supplier', '/register-supplier'),
  visited('register-client', '/user/client/register'),

  {
    name: 'home',
    user: 'manager',
    open: async (page, url) => {
      await page.goto(`${url}/dashboard/analysis`);
      await page.getByText('最新公告').waitFor();
    },
  },
  visited('workplace', '/dashboard/workplace', 'manager'),
  visited('monitor', '/dashboard/monitor', 'manager'),
  visited('supplier-evaluations', '/evaluation/supplierEval', 'manager'),
  {
    name: 'supplier-evaluation-form',
    user: 'manager',
    open: async (page, url) => {
      await page.goto(`${url}/evaluation/supplierEval?add=1`);
      await page.getByRole('grid', { name: '评价维度' }).waitFor();
    },
  },
  {
    name: 'document-chain',
    user: 'manager',
    open: async (page, url) => {
      await page.goto(`${url}/purchase/list?status=8`);
      await act(page, '查看');
      // A tab, or a heading on phones.
      await page.getByText('单据链', { exact: true }).first().click();
      await page.getByRole('list', { name: '单据链' }).scrollIntoViewIfNeeded();
    },
  },
  visited('plan-list', '/purchase/plan', 'manager'),
  {
    name: 'plan-view',
    user: 'manager',
    open: async (page, url) => {
      await page.goto(`${url}/purchase/plan?status=2`);
      await act(page, '采购分派');
      await page.getByRole('grid', { name: '计划物料' }).waitFor();
    },
  },
  visited('personal-centre', '/account/center', 'manager'),
  visited('account-settings', '/account/settings', 'manager'),
  visited('form-list', '/flowable/form', 'manager'),
  visited('flow-definitions', '/flowable/definition', 'manager'),
  visited('flow-designer', '/flowable/definition/design', 'manager'),
  {
    name: 'form-records',
    user: 'manager',
    open: async (page, url) => {
      await page.goto(`${url}/flowable/form`);
      await act(page, '数据');
      await page.waitForURL(/cgformList/);
    },
  },
  {
    name: 'form-fill',
    user: 'manager',
    open: async (page, url) => {
      await page.goto(`${url}/flowable/form`);
      await act(page, '填写');
      await page.getByRole('form').first().waitFor();
    },
  },
  {
    name: 'form-designer',
    user: 'manager',
    open: async (page, url) => {
      await page.goto(`${url}/flowable/form`);
      await act(page, '设计');
      await page.waitForURL(/form-designer/);
    },
  },
  {
    name: 'form-preview',
    user: 'manager',
    open: async (page, url) => {
      await page.goto(`${url}/flowable/form`);
      await act(page, '设计');
      await page.getByRole('button', { name: '预览', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  visited('demo-grid', '/demo/grid-large', 'purchaser'),
  { name: 'sheet-conflict', user: 'purchaser', open: openConflict },
  {
    name: 'global-search',
    user: 'manager',
    open: async (page, url) => {
      await page.goto(`${url}/dashboard/analysis`);
      await page.getByText('最新公告').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('计划');
    },
  },

  dialogOf('import-dialog', '/demo/upload', (page) => page.getByRole('button', { name: '导入供应商' }).click()),
  visited('user-list', '/isystem/user', 'admin'),
  dialogOf('user-form', '/isystem/user', (page) => page.getByRole('button', { name: '新增' }).click()),
  dialogOf('role-rights', '/isystem/roleUserList', (page) => act(page, '授权')),
  visited('menu-list', '/isystem/newPermissionList', 'admin'),
  visited('departments', '/isystem/depart', 'admin'),
  dialogOf('dictionary-items', '/isystem/dict', (page) => act(page, '字典项')),
  dialogOf('announcements', '/isystem/annountCement', (page) =>
    page.getByRole('button', { name: /^消息通知/ }).click(),
  ),
  {
    name: 'job-cron',
    user: 'admin',
    open: async (page, url) => {
      await page.goto(`${url}/isystem/QuartzJobList`);
      await page.getByRole('button', { name: '新增' }).click();
      await page.getByRole('button', { name: '设置表达式' }).click();
      await page.getByRole('dialog', { name: 'Cron 表达式' }).waitFor();
    },
  },
  visited('log-list', '/isystem/log', 'admin'),
  dialogOf('registration-audit', '/supplier/registerAudit', (page) =>
    page
      .getByRole('grid')
      .getByRole('button', { name: /^审核 / })
      .first()
      .click(),
  ),

  ...(['sidemenu', 'topmenu'] as const).map((navMode): Screen => ({
    name: `settings-${navMode}`,
    user: 'purchaser',
    isPreview: true,
    open: async (page, url) => {
      await page.goto(`${url}/purchase/plan`);
      await page.getByRole('grid').getByRole('row').nth(1).waitFor();
      await page.getByRole('button', { name: '界面设置', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: '界面设置' });
      const modes = { sidemenu: '侧边栏导航', topmenu: '顶部栏导航' };
      await drawer.getByText(modes[navMode], { exact: true }).click();
    },
  })),
];

/** A page without further steps. */
function visited(name: string, path: string, user?: string): Screen {
  return { name, ...(user && { user }), open: (page, url) => page.goto(url + path) };
}

/** A dialog or drawer on an administrator's page. */
function dialogOf(name: string, path: string, opening: (page: Page) => Promise<void>): Screen {
  return {
    name,
    user: 'admin',
    open: async (page, url) => {
      await page.goto(url + path);
      await opening(page);
      await page.getByRole('dialog').waitFor();
    },
  };
}

/** Runs an action of the first row that offers it; on a phone rows are cards with a menu. */
async function act(page: Page, name: string) {
  const grid = page.getByRole('grid').or(page.locator('.gezi-record-cards')).first();
  const own = grid.locator(`:is(a, button)[aria-label^="${name} "]`);
  const more = grid.getByRole('button', { name: /^更多 / });
  await own.or(more).first().waitFor();
  const item = page.getByRole('menuitem', { name, exact: true });
  if (await own.count()) return own.first().click();
  for (let row = 0; row < (await more.count()); row += 1) {
    await more.nth(row).click();
    await page.getByRole('menuitem').first().waitFor();
    if (await item.count()) return item.first().click();
    await page.keyboard.press('Escape');
  }
  throw new Error(`No row offers ${name}`);
}

/** A shared sheet on which two users have entered different values in one cell. */
async function openConflict(page: Page, url: string) {
  let isConnected = true;
  const sockets = new Set<WebSocketRoute>();
  await page.routeWebSocket(/vxeSocket/, (socket) => {
    if (!isConnected) return void socket.close();
    socket.connectToServer();
    sockets.add(socket);
  });
  // Columns outside of the window are not rendered, and a value that is already there makes no conflict.
  const first = (of: Page) =>
    of.locator('[role=row][aria-rowindex="3"]').getByRole('textbox', { name: '物料名称', exact: true });
  const write = async (on: Page, text: string) => {
    await first(on).fill(`${text} ${Date.now() % 1_000}`);
    await first(on).press('Enter');
  };
  const colleague = await (
    await page
      .context()
      .browser()!
      .newContext({ viewport: { width: 1800, height: 900 } })
  ).newPage();
  await signIn(colleague, url, 'manager');
  await Promise.all([page, colleague].map((each) => each.goto(`${url}/demo/grid-sync`)));
  for (const each of [page, colleague]) await each.getByText('已同步').waitFor();
  isConnected = false;
  for (const socket of sockets) await socket.close();
  await page.getByText('连接已断开').waitFor();
  await write(page, '截止阀');
  await write(colleague, '电动截止阀');
  await colleague.getByText('已同步').waitFor();
  isConnected = true;
  await page.getByRole('button', { name: /处冲突/ }).click({ timeout: 60_000 });
  await colleague.context().close();
}
