import type { Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { expect, HOME, signIn, test } from './support/test.ts';

/** Where users see what somebody entered, in any language. */
const DATA = [
  // The switch to Chinese is for readers of Chinese.
  'button:has(.gezi-language)',
  '.gezi-header-title',
  '.gezi-user-button',
  '.gezi-tab',
  '.gezi-page-header',
  '.gezi-waiting-name',
  '.gezi-waiting-meta',
  '.gezi-notice',
  '.ant-tree',
  '.gezi-help-branch',
  '.gezi-help-entry',
  '.gezi-rich-content',
  '.gezi-rich-text',
  // Actions of a record name it.
  '[aria-label^="More "]',
  '.gezi-card-title',
  '.ant-cascader',
  '.ant-select-content',
  'input',
  'textarea',
  '[contenteditable]',
  '.gezi-markdown',
  '.monaco-editor',
  '.gezi-demo-logins',
  // Content of the public site.
  'article',
  '.gezi-project',
  '.gezi-site-card',
  '.gezi-help-chapters',
  // Charts name the material and its suppliers.
  '.gezi-list-summary',
  // Charts of reports name suppliers and departments.
  '.gezi-report-charts figure',
  // Rankings name suppliers and types of materials.
  '[aria-label="Suppliers by contract amount"] :is(text, td)',
  '[aria-label="Orders by material type"] :is(text, td)',
].join();

/** Headings of columns with names and texts that users enter; buttons of a row name the row. */
const DATA_COLUMNS = [
  'Actions',
  'Applicant',
  'Assignee',
  'Author',
  'Brand',
  'Business',
  'Candidates',
  'Carrier',
  'Company name',
  'Contact',
  'Content',
  'Contract',
  'Created by',
  'Current task',
  'Decided by',
  'Declarer',
  'Declaring department',
  'Demand organisation',
  'Description',
  'Dimension',
  'Evaluated by',
  'Executor',
  'Expert',
  'File name',
  'Form name',
  'Former executor',
  'Framework agreement',
  'Industry',
  'Initiator',
  'Job title',
  'Lifted because',
  'Lifted by',
  'Material types',
  'Material',
  'Model',
  'Name of the unit',
  'Name',
  'New executor',
  'Online form',
  'Opinion',
  'Organisation',
  'Plan name',
  'Positions',
  'Process',
  'Project name',
  'Purchaser',
  'Reason for refusal',
  'Reason',
  'Received by',
  'Remark',
  'Rule',
  'Scoring notes',
  'Sender',
  'Shared by',
  'Shared with',
  'Step',
  'Supplier',
  'Suppliers to avoid',
  'Task',
  'Title',
  'Unit',
  'User',
];
/** Headings that name data on one page only. */
const DATA_COLUMNS_OF: Readonly<Record<string, readonly string[]>> = {
  '/flowable/definition': ['Category'],
  '/flowable/deployForm': ['Form'],
  '/flowable/task/all': ['Department'],
  '/flowable/task/claim': ['Department'],
  '/flowable/task/custom': ['Handled by', 'Waiting for'],
  '/flowable/task/finished': ['Department'],
  '/flowable/task/todo': ['Department'],
  '/material/classification': ['Type'],
  '/online/cgreport/purchases_by_month': ['Department'],
};

const SITE = [
  '/',
  '/projectintro',
  '/news',
  '/helpdocument',
  '/user/login',
  '/user/register',
  '/register-supplier',
  '/user/client/register',
];

interface MenuPage {
  path: string;
  hidden?: boolean;
  component: string;
  children?: MenuPage[];
}

test('the public site and the pages before sign-in have no Chinese texts in English', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Shanghai' });
  await context.addInitScript(() => localStorage.setItem('gezi.preferences', JSON.stringify({ locale: 'en-US' })));
  const page = await context.newPage();
  const found: string[] = [];
  for (const path of SITE) {
    await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
    found.push(...(await chineseTexts(page, path)));
  }
  expect(found).toEqual([]);
  await context.close();
});

test('every page of the menu has no Chinese texts in English, except for data', async ({ browser, server }) => {
  test.setTimeout(300_000);
  // Wide enough for all columns of a list, since hidden ones are not rendered.
  const viewport = { width: 2600, height: 1000 };
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport });
  const page = await context.newPage();
  const settled = requestsSettled(page);
  await signIn(page, server.url, 'admin', { tenant: '锐衡装备制造集团', path: HOME });
  await page.getByRole('menuitem', { name: '采购管理' }).waitFor();

  // The switch takes effect at once, without loading the page again.
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await page.getByRole('menuitem', { name: 'Purchasing' }).waitFor();
  await expect(page.getByText('To assign').first()).toBeVisible();
  // The tooltip of the switch is Chinese.
  await page.mouse.move(0, 0);

  const api = await signInToApi(server.url, 'admin');
  const { result } = (await api.get<{ menu: MenuPage[] }>('/sys/permission/getUserPermissionByToken')).body;
  const found: string[] = [];
  for (const path of pathsOf(result.menu)) {
    await followRoute(page, path);
    await settled();
    found.push(...(await chineseTexts(page, path)));
  }
  expect(found).toEqual([]);
  await context.close();
});

/** Shows another page of the app like a link does; loading the app anew for each takes twice as long. */
const followRoute = (page: Page, path: string) =>
  page.evaluate((target) => {
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Counts the open requests of a new page. @returns waits until there is none for half a second */
function requestsSettled(page: Page): () => Promise<void> {
  let open = 0;
  let last = Date.now();
  const count = (by: number) => () => {
    open += by;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    last = Date.now();
    await expect.poll(() => open === 0 && Date.now() - last > 500, { intervals: [100] }).toBe(true);
  };
}

const pathsOf = (menu: readonly MenuPage[]): string[] =>
  menu.flatMap(({ path, hidden, component, children }) => [
    ...(hidden || component === 'layouts/RouteView' || path.includes(':') ? [] : [path]),
    ...pathsOf(children ?? []),
  ]);

/** Visible Chinese texts outside of the places of data, each with its page and element. */
async function chineseTexts(page: Page, path: string): Promise<string[]> {
  await expect(page.locator('.ant-spin-spinning:visible, .ant-skeleton-active:visible')).toHaveCount(0);
  const found = await page.evaluate(
    ({ data, columns }) => {
      const han = /\p{Script=Han}/u;
      const headingOf = (cell: Element) => {
        const at = cell.getAttribute('aria-colindex');
        return cell.closest('[role=grid], [role=treegrid]')?.querySelector(`[role=columnheader][aria-colindex="${at}"]`)
          ?.textContent;
      };
      const isData = (element: Element) => {
        if (element.closest(data)) return true;
        const cell = element.closest('[role=gridcell]');
        if (!cell) return false;
        // The first cell of a row names it for the checkbox.
        return columns.includes(headingOf(cell) ?? '') || cell.querySelector('input') !== null;
      };
      const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      const texts: string[] = [];
      for (const element of document.querySelectorAll('body *')) {
        if (!element.checkVisibility() || element.closest('script, style') || isData(element)) continue;
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const attributes = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name));
        for (const text of [...own.map(({ textContent }) => textContent), ...attributes]) {
          if (text && han.test(text)) texts.push(`${nameOf(element)}: ${text.trim()}`);
        }
      }
      return texts;
    },
    { data: DATA, columns: [...DATA_COLUMNS, ...(DATA_COLUMNS_OF[path] ?? [])] },
  );
  return [...new Set(found)].map((text) => `${path} ${text}`);
}
