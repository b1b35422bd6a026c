import type { Locator, Page } from 'playwright';

/** A screen to be looked at: how somebody who has signed in gets there. */
export interface Screen {
  name: string;
  /** Default: a visitor. */
  user?: string;
  open: (page: Page, url: string) => Promise<unknown>;
}

/** Everything a person meets, once: visitors' pages, lists, trees, forms, drawers, dialogs and panels. */
export const SCREENS: readonly Screen[] = [
  visited('login', '/user/login'),
  visited('register', '/user/register'),
  visited('public-home', '/home'),
  visited('project-list', '/projectintro'),
  visited('help', '/helpdocument'),
  visited('register-supplier', '/register-supplier'),

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
      await firstOf(page, /^采购分派/).click();
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
      await page
        .getByRole('grid')
        .getByRole('link', { name: /^设计 / })
        .first()
        .click();
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
  dialogOf('user-form', '/isystem/user', (page) => page.getByRole('button', { name: '新增' })),
  dialogOf('role-rights', '/isystem/roleUserList', (page) => firstOf(page, /^授权 /)),
  visited('menu-list', '/isystem/newPermissionList', 'admin'),
  visited('departments', '/isystem/depart', 'admin'),
  dialogOf('dictionary-items', '/isystem/dict', (page) => firstOf(page, /^字典项 /)),
  dialogOf('announcements', '/isystem/annountCement', (page) => page.getByRole('button', { name: /^消息通知/ })),
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
];

/** A page as it opens. */
function visited(name: string, path: string, user?: string): Screen {
  return { name, ...(user && { user }), open: (page, url) => page.goto(url + path) };
}

/** What opens over a page of the administrator. */
function dialogOf(name: string, path: string, button: (page: Page) => Locator): Screen {
  return {
    name,
    user: 'admin',
    open: async (page, url) => {
      await page.goto(url + path);
      await button(page).click();
      await page.getByRole('dialog').waitFor();
    },
  };
}

/** The button of the first row that has it. */
const firstOf = (page: Page, name: RegExp): Locator => page.getByRole('grid').getByRole('button', { name }).first();
