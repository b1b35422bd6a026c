import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSecretBox, secretBox, secretKeyFile } from './secretBox';

const box = secretBox('a sentence nobody else would ever say');

test('decrypts a secret only for the record it was encrypted for', () => {
  const sealed = box.seal('密码 pass', 'row-1');
  expect(sealed).not.toContain('pass');
  expect(box.seal('密码 pass', 'row-1')).not.toBe(sealed);
  expect(box.open(sealed, 'row-1')).toBe('密码 pass');
  expect(box.open(box.seal('', 'row-1'), 'row-1')).toBe('');
  expect(box.open(sealed, 'row-2')).toBeUndefined();
  expect(secretBox('another sentence of the same length').open(sealed, 'row-1')).toBeUndefined();
});

test.each(['', 'v1.', 'v1.AAAA', 'v2.' + 'A'.repeat(80), 'plain text'])('does not decrypt %j', (sealed) => {
  expect(box.open(sealed, 'row-1')).toBeUndefined();
});

test('does not decrypt changed bytes', () => {
  const sealed = box.seal('secret', 'row-1');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (const at of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(box.open(`v1.${changed.toString('base64url')}`, 'row-1')).toBeUndefined();
  }
});

test('signs a text with the key', () => {
  expect(box.sign('步骤')).toMatch(/^[0-9a-f]{64}$/);
  expect(box.sign('步骤')).toBe(secretBox('a sentence nobody else would ever say').sign('步骤'));
  expect(box.sign('步骤 ')).not.toBe(box.sign('步骤'));
  expect(secretBox('another sentence of the same length').sign('步骤')).not.toBe(box.sign('步骤'));
});

test('creates the key once, readable by the server user only', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gezi-secret-'));
  try {
    const boxes = await Promise.all([1, 2, 3].map(() => openSecretBox({ secretKey: undefined, dataDir })));
    const sealed = boxes[0]!.seal('secret', 'x');
    expect(boxes.map((one) => one.open(sealed, 'x'))).toEqual(['secret', 'secret', 'secret']);
    const { mode } = await stat(secretKeyFile(dataDir));
    expect(mode & 0o077).toBe(0);
    await writeFile(secretKeyFile(dataDir), 'short');
    await expect(openSecretBox({ secretKey: undefined, dataDir })).rejects.toThrow('secret.key');
    await expect(openSecretBox({ secretKey: 'a key of the settings, long enough', dataDir })).resolves.toBeDefined();
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
