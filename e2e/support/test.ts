import { test as base, type Page } from '@playwright/test';
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

/**
 * Signs in through the login page.
 *
 * @param tenant required for users of several tenants
 */
export async function signIn(page: Page, url: string, username: string, password = 'Gezi@2026', tenant = '') {
  await page.goto(`${url}/user/login`);
  await page.getByRole('textbox', { name: '用户名', exact: true }).fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill('0000');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const enter = page.getByRole('button', { name: '进入系统' });
  if (tenant) await page.getByRole('radio', { name: tenant }).check();
  const inside = page.waitForURL((target) => !target.pathname.startsWith('/user/login')).then(() => 'inside');
  // Users of several tenants or departments confirm the current ones; to others the button never appears.
  const choice = enter.waitFor().then(() => 'choice');
  choice.catch(() => undefined);
  if ((await Promise.race([inside, choice])) === 'choice') await enter.click();
  await inside;
}
