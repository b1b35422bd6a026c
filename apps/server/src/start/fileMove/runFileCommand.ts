import { parseArgs } from 'node:util';
import { DataFolderInUseError, databaseLocation, openDb, type Database } from '../../platform/db';
import { describeStorageFault } from '../../platform/storage/describeStorageFault';
import type { FileStorage } from '../../platform/storage/FileStorage';
import { openStorage } from '../../platform/storage/openStorage';
import { readCommandSettings, type CommandSettings } from '../commandSettings';
import { printFailure } from '../printFailure';
import { moveFiles, type MoveReport } from './moveFiles';

const USAGE = '用法 Usage: npm run files -- copy|move --to s3|local';
/** Milliseconds between lines of progress. */
const PROGRESS = 5000;
/** Most keys that are printed. */
const SHOWN = 20;

/** Runs `copy` or `move`; prints what it did, or why it failed. A damaged file fails the command. */
export async function runFileCommand(words: string[]): Promise<void> {
  try {
    const { command, to } = readWords(words);
    const settings = readCommandSettings();
    const removes = command === 'move';
    if (removes && settings.fileStorage !== to) throw new Error(notSwitched(to));
    const [source, target] = [await openPlace(settings, to === 's3' ? 'local' : 's3'), await openPlace(settings, to)];
    const db = await openDatabase(settings);
    const report = await moveFiles({ db, from: source, to: target, removes, onProgress: progress() }).finally(() =>
      db.close(),
    );
    print(report, removes);
    if (report.damaged.length > 0) process.exitCode = 1;
  } catch (error) {
    printFailure(error);
  }
}

function readWords(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    options: { to: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [command] = positionals;
  const { to } = values;
  if ((command !== 'copy' && command !== 'move') || (to !== 's3' && to !== 'local')) throw new Error(USAGE);
  return { command, to } as const;
}

async function openPlace(settings: CommandSettings, kind: FileStorage['kind']): Promise<FileStorage> {
  const place = settings.placeOf(kind);
  const storage = await openStorage(place);
  await storage.check().catch((error: unknown) => {
    throw new Error(describeStorageFault(place, error), { cause: error });
  });
  return storage;
}

async function openDatabase(settings: CommandSettings): Promise<Database> {
  try {
    return await openDb(databaseLocation(settings));
  } catch (error) {
    if (error instanceof DataFolderInUseError) throw new Error(`${EMBEDDED}\n${error.message}`, { cause: error });
    throw error;
  }
}

function progress(): (report: MoveReport) => void {
  let last = Date.now();
  return ({ copied, bytes, present }) => {
    if (Date.now() - last < PROGRESS) return;
    last = Date.now();
    process.stdout.write(`${copied} files, ${megabytes(bytes)} MB; ${present} already there\n`);
  };
}

function print({ copied, bytes, present, removed, missing, damaged }: MoveReport, removes: boolean): void {
  const sum = `${copied} files, ${megabytes(bytes)} MB; ${present} already there`;
  process.stdout.write(
    removes ? `已移动 Moved: ${sum}; ${removed} removed from the storage before\n` : `已复制 Copied: ${sum}\n`,
  );
  const list = (title: string, keys: readonly string[]) =>
    keys.length > 0 && console.error(`${title} (${keys.length}): ${keys.slice(0, SHOWN).join(', ')}`);
  list('缺少的文件 Missing files', missing);
  list('已损坏、未复制的文件 Damaged files, not copied', damaged);
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

const notSwitched = (to: string): string =>
  `服务仍使用另一种文件存储：请先执行 copy，设置 FILE_STORAGE=${to} 并重启服务，再执行 move。\n` +
  `The server still uses the other storage: run copy, restart the server with FILE_STORAGE=${to}, then run move.`;

const EMBEDDED =
  '内嵌数据库只能由一个进程打开：请先停止服务，再执行本命令。\n' +
  'Only one process can open an embedded database: stop the server, then run this command.';
