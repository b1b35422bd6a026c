import { test as base, type Page } from '@playwright/test';
import { createSessionStore } from '../../packages/client/src/core/session/createSessionStore.ts';
import { signIn as startSession, type LoginAnswer } from '../../packages/client/src/core/session/transitions.ts';
import { demoFolder, startServer, type RunningServer } from './server.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** Additional environment of the server: `test.use({ serverEnv: { … } })` at the top of a spec. */
  serverEnv: Record<string, string>;
  /** A server with fresh demo data, one per spec file. */
  server: RunningServer;
}

export const test = base.extend<object, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverEnv }, use) => {
      const folder = demoFolder();
      const server = await startServer({ dataDir: folder.path, env: serverEnv });
      await use(server);
      await server.stop();
      folder.remove();
    },
    { scope: 'worker' },
  ],
});

/** Path of the page that users see first. */
export const HOME = '/dashboard/analysis';

interface SignInOptions {
  password?: string;
  /** Required for users of several tenants. */
  tenant?: string | undefined;
  /** The page to open; by default it stays on one that is not of the app. */
  path?: string;
}

/** Signs in without the login page, which `login.spec.ts` covers. */
export async function signIn(
  page: Page,
  url: string,
  username: string,
  { password = 'Gezi@2026', tenant, path }: SignInOptions = {},
) {
  const sent = await page.request.post(`${url}/api/sys/login`, {
    data: { username, password, captcha: '0000', checkKey: '1' },
  });
  const answer = (await sent.json()) as LoginAnswer & { message: string };
  const outcome = startSession(answer, Date.now());
  if (!outcome.ok) throw new Error(answer.message);
  const { tenants, tenantId } = outcome.value;
  const items = new Map<string, string>();
  const storage = { getItem: () => null, setItem: items.set.bind(items), removeItem: () => undefined };
  createSessionStore({ storage, events: new EventTarget() }).set({
    ...outcome.value,
    tenantId: tenants.find(({ name }) => name === tenant)?.id ?? tenantId,
  });
  // Not a page of the app, which would be loaded twice.
  await page.goto(`${url}/api/sys/health`);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [...items],
  );
  if (path) await page.goto(`${url}${path}`);
}

/** Signs in through the login page. */
export async function signInByForm(page: Page, url: string, username: string, password = 'Gezi@2026') {
  await page.goto(`${url}/user/login`);
  await page.getByRole('textbox', { name: '用户名', exact: true }).fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill('0000');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((target) => !target.pathname.startsWith('/user/login'));
}
