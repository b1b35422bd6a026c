import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SERVER_OPTIONS } from '../../scripts/lib.mjs';
import { usageOf } from '../kit/usageOf.mjs';

/** Starts `bareServer.mjs` on the database of TEST_DATABASE_URL. */
export async function startBareServer() {
  const preload = ['--import', join(import.meta.dirname, '../kit/reportUsage.mjs')];
  const execArgv = [...SERVER_OPTIONS, ...preload];
  const child = fork(join(import.meta.dirname, 'bareServer.mjs'), { execArgv });
  const [{ port }] = await once(child, 'message');
  return {
    api: `http://127.0.0.1:${port}/api`,
    /** Processor time of the server, microseconds. */
    cpu: async () => (await usageOf(child)).cpu,
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
