// Uploads one large file from the demo page to the server, with cut connections and a reload.
import { cuttingWire } from '../../tooling/cuttingWire.ts';
import { launchChromium } from '../kit/launchChromium.mjs';
import { sha256Of } from './largeFile.mjs';
import { residentOf, watch } from './memory.mjs';

/** Where the connection is cut and where the page is reloaded, as sent fractions of the file. */
const CUTS = [0.12, 0.27, 0.58, 0.73, 0.88];
const RELOAD = 0.42;

/** @returns whether the file arrived intact, the duration, and the memory of all participants */
export async function measureUpload(server, { path, bytes }) {
  const wire = await cuttingWire(server.port);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const url = `http://127.0.0.1:${wire.port}`;
    await page.goto(`${url}/user/login`);
    await page.getByLabel('用户名').fill('purchaser');
    await page.getByLabel('密码', { exact: true }).fill('Gezi@2026');
    await page.getByLabel('验证码').fill('0000');
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL((target) => !target.pathname.startsWith('/user/login'));
    const heapOf = await heapReader(browser, page);

    const pick = async () => {
      await page.goto(`${url}/demo/upload`);
      await page.getByRole('group', { name: '附件' }).locator('input[type=file]').setInputFiles(path);
    };
    await page.goto(`${url}/demo/upload`);
    const watching = watch(async () => ({
      server: residentOf(server.pid),
      ...(await heapOf()),
    }));
    await page.waitForTimeout(1_000);

    const stored = page
      .waitForResponse((response) => response.url().endsWith('/largeUpload/finish') && response.ok(), { timeout: 0 })
      .then((response) => response.json());
    const before = wire.sent();
    const reached = async (share) => {
      while (wire.sent() - before < share * bytes) await page.waitForTimeout(20);
    };
    const began = Date.now();
    await pick();
    for (const share of [...CUTS, RELOAD].toSorted((a, b) => a - b)) {
      await reached(share);
      if (share === RELOAD) await pick();
      else wire.cut();
    }
    const { message } = await stored;
    const seconds = (Date.now() - began) / 1000;
    const sent = wire.sent() - before;
    await page.getByRole('button', { name: /^下载/ }).waitFor();
    const memory = await watching.end();

    const headers = await server.signIn('purchaser');
    const loaded = await fetch(`${server.api}/sys/common/loadOssFile/${encodeURIComponent(message)}`, { headers });
    return { sha256: await sha256Of(loaded.body), cuts: wire.cuts(), seconds, sent, memory };
  } finally {
    await browser.close();
    wire.close();
  }
}

/** Reads the page's heap, and the memory of its process and of all browser processes. */
async function heapReader(browser, page) {
  const whole = await browser.newBrowserCDPSession();
  const own = await page.context().newCDPSession(page);
  await own.send('Performance.enable');
  return async () => {
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
    const of = (type) => processInfo.filter((one) => one.type === type).map(({ id }) => residentOf(id));
    const { metrics } = await own.send('Performance.getMetrics');
    return {
      page: Math.max(0, ...of('renderer')),
      browser: of('browser').reduce((sum, one) => sum + one, 0),
      heap: metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1024 / 1024,
    };
  };
}
