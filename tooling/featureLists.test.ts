import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('the lists of features contain every feature folder', () => {
  const script = resolve(import.meta.dirname, '../scripts/list-features.mjs');
  expect(() => execFileSync(process.execPath, [script, '--check'])).not.toThrow();
});
