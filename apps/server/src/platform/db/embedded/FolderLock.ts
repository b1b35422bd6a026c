import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { timeText } from '../clock';
import { DataFolderInUseError } from './DataFolderInUseError';
import { processPlace, processStart } from './processStart';

/** The owner of a lock touches it this often. */
const TOUCH_EVERY = 2_000;
/** An owner we cannot ask after, in another container or machine, is gone when it has not touched it for so long. */
const SILENT_AFTER = 15_000;
/** A file without content is being written, unless it is older. */
const WRITING_FOR = 2_000;

interface Holder {
  pid: number;
  start: string;
  place: string;
  since: string;
  nonce: string;
}

/**
 * Keeps a folder for one process. Two of them on one database would destroy each other's rows without a word.
 *
 * The lock is a file; whoever dies leaves it behind, so it counts only while its owner lives.
 */
export class FolderLock {
  private readonly file: string;
  private readonly own: Holder;
  private timer: NodeJS.Timeout | undefined;

  private constructor(file: string) {
    this.file = file;
    this.own = {
      pid: process.pid,
      start: processStart(process.pid) ?? '',
      place: processPlace(),
      since: timeText(),
      nonce: randomUUID(),
    };
  }

  /**
   * @param folder what is locked, for the message
   * @param file the lock
   * @throws {DataFolderInUseError} a living process has it
   */
  static async take(folder: string, file: string): Promise<FolderLock> {
    const lock = new FolderLock(file);
    while (!lock.create()) {
      const found = await lock.read();
      if (found && (await lock.lives(found))) throw new DataFolderInUseError(folder, found);
      lock.removeStale(found);
    }
    return lock;
  }

  /** Shows others that the owner lives, and calls back once if the lock is not ours any more. */
  keep(lost: () => void): void {
    this.timer = setInterval(() => {
      if (this.isOurs()) return utimesSync(this.file, new Date(), new Date());
      clearInterval(this.timer);
      lost();
    }, TOUCH_EVERY);
    this.timer.unref();
  }

  release(): void {
    clearInterval(this.timer);
    if (this.isOurs()) rmSync(this.file, { force: true });
  }

  private isOurs = (): boolean => parse(contentOf(this.file))?.nonce === this.own.nonce;

  private create(): boolean {
    try {
      writeFileSync(this.file, JSON.stringify(this.own), { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }

  private async read(): Promise<Holder | undefined> {
    for (;;) {
      const holder = parse(contentOf(this.file));
      if (holder || age(this.file) > WRITING_FOR) return holder;
      await wait(50);
    }
  }

  private async lives(holder: Holder): Promise<boolean> {
    if (holder.place === this.own.place) {
      const start = processStart(holder.pid);
      return start !== undefined && start === holder.start;
    }
    const silence = age(this.file);
    for (let waited = silence; waited < SILENT_AFTER; waited += 500) {
      await wait(500);
      if (age(this.file) < waited) return true;
    }
    return false;
  }

  /** Of several that find the same dead owner one removes it; the others must not remove the new one's lock. */
  private removeStale(found: Holder | undefined): void {
    const claim = `${this.file}.${found?.nonce ?? 'empty'}`;
    try {
      writeFileSync(claim, '', { flag: 'wx' });
    } catch {
      // Another one is at it. A claim whose owner died in these few steps is removed here.
      if (age(claim) > WRITING_FOR) rmSync(claim, { force: true });
      return;
    }
    const now = parse(contentOf(this.file));
    const same = found ? now?.nonce === found.nonce : !now && age(this.file) > WRITING_FOR;
    if (same) rmSync(this.file, { force: true });
    rmSync(claim, { force: true });
  }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

/** Milliseconds since the last touch; endless when there is no file. */
function age(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Infinity;
  }
}
