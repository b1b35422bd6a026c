import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_OPTIONS } from '../scripts/lib.mjs';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '..', name), 'utf8');

test('the image and the guide start the server with the options of `npm start`', () => {
  const command = ['node', ...SERVER_OPTIONS, 'apps/server/dist/main.js'];
  expect(read('Dockerfile')).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}\n`);
  expect(read('docs/deploy.md')).toContain(`\`${command.join(' ')}\``);
});
