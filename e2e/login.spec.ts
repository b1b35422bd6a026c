import { creditCode } from '../apps/server/src/seed/make/creditCode.ts';
import { CLIENT_ID, CLIENT_SECRET, startProvider } from '../apps/server/tests/support/oidcProvider.ts';
import { freePort } from './support/freePort.ts';
import { demoFolder, startServer } from './support/server.ts';
import { expect, signIn, signInByForm, test } from './support/test.ts';

const PASSWORD = 'lake and mountain';
const MOBILE = '13711110001';

test('OIDC sign-in with a real provider; a supplier registers, is approved and signs in', async ({ page }) => {
  // Both servers need each other's address before they start.
  const port = await freePort();
  const provider = await startProvider(`http://127.0.0.1:${port}/api/sys/thirdLogin/corp/callback`);
  const folder = demoFolder();
  const server = await startServer({
    dataDir: folder.path,
    port,
    env: {
      SMS_MODE: 'echo',
      OIDC_PROVIDERS: 'corp',
      OIDC_CORP_ISSUER: provider.issuer,
      OIDC_CORP_CLIENT_ID: CLIENT_ID,
      OIDC_CORP_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_CORP_NAME: '集团统一身份',
    },
  });
  const signOut = () => page.evaluate(() => localStorage.clear());
  // The provider's pages request a web font.
  await page.route(/fonts\.googleapis\.com/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));

  try {
    await test.step('signs in at the provider, ties an account, comes back to where it was going', async () => {
      await page.goto(`${server.url}/purchase/plan`);
      await page.getByRole('link', { name: '使用集团统一身份登录' }).click();
      await page.locator('input[name=login]').fill('zhouming');
      await page.locator('input[name=password]').fill('x');
      await page.locator('button[type=submit]').click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('统一身份 zhouming，您好！该第三方账号尚未绑定，请登录要绑定的账号。')).toBeVisible();
      expect(new URL(page.url()).hash).toBe('');
      await page.getByRole('textbox', { name: '用户名', exact: true }).fill('manager');
      await page.getByLabel('密码', { exact: true }).fill('Gezi@2026');
      await page.getByRole('button', { name: '绑定并登录' }).click();
      await page.waitForURL(`${server.url}/purchase/plan`);
      await signOut();
    });

    await test.step('is known from then on', async () => {
      await page.goto(`${server.url}/user/login`);
      await page.getByRole('link', { name: '使用集团统一身份登录' }).click();
      await page.waitForURL(`${server.url}/dashboard/analysis`);
      await signOut();
    });

    const name = '华东精密阀门有限公司';
    await test.step('a supplier registers', async () => {
      await page.goto(`${server.url}/register-supplier`);
      const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
      await fill('用户名', 'vendor_hd');
      await fill('密码', PASSWORD);
      await fill('确认密码', PASSWORD);
      await fill('手机号', MOBILE);
      await page.getByRole('slider').press('End');
      const sent = page.waitForResponse('**/api/sys/sms');
      await page.getByRole('button', { name: '获取验证码' }).click();
      const { result } = (await (await sent).json()) as { result: string };
      await fill('短信验证码', result);
      await fill('供应商名称', name);
      await fill('统一社会信用代码', creditCode('310115', 987_654));
      await fill('联系人', '王经理');
      await fill('联系电话', MOBILE);
      await fill('验证码', '0000');
      const license = { name: '营业执照.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
      await page.locator('input[type=file]').first().setInputFiles(license);
      await expect(page.getByText('营业执照.pdf').first()).toBeVisible();
      await page.getByRole('checkbox', { name: '我已阅读并同意供应商注册协议' }).check();
      await page.getByRole('button', { name: '提交注册' }).click();
      await expect(page.getByText('您的账号 vendor_hd 已注册，资料正在审核。登录后可查看审核进度。')).toBeVisible();
    });

    await test.step('the manager approves', async () => {
      await signIn(page, server.url, 'manager', { path: '/supplier/registerAudit' });
      await page.getByRole('button', { name: `审核 ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: '注册审核' });
      await expect(dialog.getByText('营业执照.pdf').first()).toBeVisible();
      await dialog.getByRole('button', { name: '通过' }).click();
      await expect(page.getByText('审核通过').first()).toBeVisible();
      await signOut();
    });

    await signInByForm(page, server.url, 'vendor_hd', PASSWORD);
    await expect(page).toHaveURL(`${server.url}/dashboard/analysis`);
    await page.goto(`${server.url}/register-supplier`);
    await expect(page.getByText('审核已通过，可以使用全部功能。')).toBeVisible();
  } finally {
    await server.stop();
    await provider.stop();
    folder.remove();
  }
});
