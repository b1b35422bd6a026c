import type { Page } from 'playwright';

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
    name: 'global-search',
    user: 'manager',
    open: async (page, url) => {
      await page.goto(`${url}/dashboard/analysis`);
      await page.getByText('最新公告').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('计划');
    },
  },

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
