// Filling in forms: `npm run bench -- forms [rounds, default 5] [scenarios] [contenders]`. Ours and its peers take turns in one
// run; CPU time is that of the page's main thread (Chromium's own counter), so that a busy machine disturbs all alike.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { buildPages } from '../grid/buildPages.mjs';
import { sizeOf } from '../grid/minimalSize.mjs';
import { report } from './report.mjs';
import { measure, SCENARIOS } from './scenarios.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3]?.split(',');
const contenders = process.argv[4]?.split(',') ?? ['gezi', 'rhf', 'antd', 'formily', 'surveyjs', 'rjsf'];

const server = await serve(await buildPages(here));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc', '--enable-precise-memory-info'],
});
const scenarios = SCENARIOS.filter(({ name }) => !only || only.includes(name));
const results = new Map(scenarios.map(({ name }) => [name, new Map()]));
for (let round = 0; round < rounds; round += 1) {
  for (const scenario of scenarios)
    for (const contender of rotate(contenders, round)) {
      const seen = results.get(scenario.name);
      try {
        const value = await measure(browser, server.address().port, contender, scenario);
        seen.set(contender, [...(seen.get(contender) ?? []), value]);
      } catch (error) {
        // A peer that gives up in one scenario is still measured in the others.
        process.stderr.write(`${contender}, ${scenario.name}: ${error.message.split('\n')[0]}\n`);
      }
    }
  process.stderr.write(`round ${round + 1} of ${rounds}\n`);
}
await browser.close();
server.close();
console.log(report(scenarios, results, only ? undefined : await sizeOf(join(here, 'minimal', 'gezi.js'), here)));

function rotate(list, by) {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

async function serve(folder) {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    try {
      const body = await readFile(join(folder, path === '/' ? 'index.html' : path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/html' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
