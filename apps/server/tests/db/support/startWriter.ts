import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

export interface Writer {
  pid: number;
  /** Highest row and number of rows at its start. */
  found: { highest: number; count: number };
  /** The last acknowledged row. */
  acknowledged(): number;
  /** Waits until it has written so many more rows. */
  wrote(rows: number): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
}

const SCRIPT = resolve(import.meta.dirname, 'writer.ts');

/** Starts a process that writes to the database of a folder; resolves when the database is open. */
export async function startWriter(folder: string): Promise<Writer> {
  const { child, lines } = launch(folder);
  const first = await lines.next();
  if (first.done) throw new Error('the writer did not start');
  const [, highest, count] = first.value.split(' ').map(Number);
  let last = 0;
  let waiting: (() => void) | undefined;
  const reading = (async () => {
    for await (const line of lines) {
      last = Number(line.split(' ')[1]);
      waiting?.();
    }
  })();
  return {
    pid: child.pid!,
    found: { highest: highest!, count: count! },
    acknowledged: () => last,
    async wrote(rows) {
      const goal = last + rows;
      while (last < goal) await new Promise<void>((done) => (waiting = done));
    },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      // The pipe may still contain output after the process has ended, and may close before it ends.
      await Promise.all([reading, ended]);
    },
  };
}

/** Starts a writer and kills it when `until` resolves. */
export async function killWriterAt(folder: string, until: () => Promise<unknown>): Promise<void> {
  const { child } = launch(folder);
  const ended = once(child, 'exit');
  await until();
  child.kill('SIGKILL');
  await ended;
}

function launch(folder: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@gezi/source', SCRIPT, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}
