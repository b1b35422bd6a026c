// Imports a workbook while polling its progress and the latency of other requests.
import { readFile } from 'node:fs/promises';
import { median } from '../kit/median.mjs';
import { residentOf, watch } from './memory.mjs';

/** Milliseconds between two other requests. */
const PAUSE = 20;

/** @returns the server's result, its resource usage, and the latency of other requests */
export async function measureImport(server, { path, name }) {
  const headers = await server.signIn('purchaser');
  const other = await server.signIn('manager');
  const ask = async (call, by) => (await fetch(`${server.api}${call}`, { headers: by })).json();
  const watching = watch(async () => ({ server: residentOf(server.pid) }), 50);

  const key = `bench-${name}`;
  const form = new FormData();
  form.append('file', new Blob([await readFile(path)]), name);
  form.append('progressKey', key);
  const began = Date.now();
  let isOver = false;
  const importing = fetch(`${server.api}/supplier/supplierInfo/importExcel`, { method: 'POST', headers, body: form })
    .then((answer) => answer.json())
    .finally(() => (isOver = true));

  // One request needs only the server, the other the database too.
  const asking = [
    waitsOf(() => fetch(`${server.url}/`).then((answer) => answer.text())),
    waitsOf(() => ask('/sys/user/getUserInfo', other)),
  ];
  const seen = new Set();
  while (!isOver) {
    const { result } = await ask(`/sys/common/importProgress?key=${key}`, headers);
    if (result) seen.add(`${result.phase} ${result.done}`);
    await pause();
  }
  const { success, message } = await importing;
  const seconds = (Date.now() - began) / 1000;
  const { server: memory } = await watching.end();
  const [page, list] = await Promise.all(asking);
  return { success, message, seconds, memory, steps: seen.size, page, list };

  async function waitsOf(question) {
    const waits = [];
    while (!isOver) {
      const asked = performance.now();
      await question();
      waits.push(performance.now() - asked);
      await pause();
    }
    return { asked: waits.length, median: median(waits), longest: Math.max(...waits) };
  }
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE));
