import { createHash, randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cuttingWire } from '../tooling/cuttingWire.ts';
import { signInToApi } from './support/api.ts';
import { expect, signIn, test } from './support/test.ts';

const SIZE = 64 * 1024 * 1024;

test('a large file arrives intact after a cut connection and a reload', async ({ page, server }) => {
  const folder = mkdtempSync(join(tmpdir(), 'gezi-large-'));
  const path = join(folder, '三维模型.zip');
  const bytes = randomFillSync(Buffer.alloc(SIZE));
  bytes.set([0x50, 0x4b, 3, 4]);
  writeFileSync(path, bytes);
  const wire = await cuttingWire(Number(new URL(server.url).port));
  try {
    const url = `http://127.0.0.1:${wire.port}`;
    await signIn(page, url, 'purchaser');
    const files = page.getByRole('group', { name: '附件' });
    const pick = async () => {
      await page.goto(`${url}/demo/upload`);
      await files.locator('input[type=file]').setInputFiles(path);
    };
    await pick();
    const before = wire.sent();
    const passed = (share: number) =>
      expect.poll(() => wire.sent() - before, { intervals: [20] }).toBeGreaterThan(SIZE * share);

    await passed(0.25);
    wire.cut();
    await expect(files.getByText('网络中断，正在重连')).toBeVisible();
    await passed(0.5);
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/largeUpload/finish') && answer.ok());
    await pick();
    const { message, result } = (await (await stored).json()) as { message: string; result: { fileSize: number } };
    expect(result.fileSize).toBe(SIZE);
    await expect(files.getByRole('button', { name: '下载 三维模型.zip' })).toBeVisible();
    // Completed chunks are not sent again: at most the current one twice.
    expect(wire.sent() - before).toBeLessThan(SIZE * 1.25);

    const { token } = await signInToApi(server.url, 'purchaser');
    const answer = await fetch(
      `${server.url}/api/sys/common/loadOssFile/${encodeURIComponent(message)}?token=${token}`,
    );
    const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
    expect(hash(new Uint8Array(await answer.arrayBuffer()))).toBe(hash(bytes));
  } finally {
    wire.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
