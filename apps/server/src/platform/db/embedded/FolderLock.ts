import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { timeText } from '../clock';
import { DataFolderInUseError } from './DataFolderInUseError';
import { processPlace, processStart } from './processStart';

/** Interval at which the owner touches the lock, milliseconds. */
const TOUCH_INTERVAL = 2_000;
/** Milliseconds without a touch after which an owner on another machine or container counts as dead. */
const OWNER_TIMEOUT = 15_000;
/** Milliseconds for which a lock is watched at least, twice the time between two touches. */
const WATCH_TIME = 2 * TOUCH_INTERVAL;
/** Milliseconds for which an empty lock file counts as being written. */
const WRITE_TIME = 2_000;

interface Holder {
  pid: number;
  start: string;
  place: string;
  since: string;
  nonce: string;
}

/**
 * Locks a folder for one process. Two processes on one database would silently corrupt it.
 *
 * The lock is a file. A crashed process leaves it behind, so it is valid only while its owner is alive.
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
   * @param folder the locked folder, for the message
   * @param file path of the lock file
   * @throws {DataFolderInUseError} a live process holds the lock
   */
  static async acquire(folder: string, file: string): Promise<FolderLock> {
    const lock = new FolderLock(file);
    while (!lock.create()) {
      const holder = await lock.read();
      if (holder && (await lock.isAlive(holder))) throw new DataFolderInUseError(folder, holder);
      lock.removeStale(holder);
    }
    return lock;
  }

  /** Touches the lock regularly. @param lost called once if another process has taken the lock */
  keepAlive(lost: () => void): void {
    this.timer = setInterval(() => {
      if (this.isOurs()) return utimesSync(this.file, new Date(), new Date());
      clearInterval(this.timer);
      lost();
    }, TOUCH_INTERVAL);
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
      if (holder || age(this.file) > WRITE_TIME) return holder;
      await wait(50);
    }
  }

  private async isAlive(holder: Holder): Promise<boolean> {
    if (holder.place === this.own.place) {
      const start = processStart(holder.pid);
      return start !== undefined && start === holder.start;
    }
    // Its clock may differ from ours, so that a lock which looks old is watched too.
    const touched = touchedAt(this.file);
    const patience = Math.min(OWNER_TIMEOUT, Math.max(OWNER_TIMEOUT - age(this.file), WATCH_TIME));
    for (const end = performance.now() + patience; performance.now() < end;) {
      await wait(500);
      if (touchedAt(this.file) !== touched) return true;
    }
    return false;
  }

  /** Removes the lock of a dead owner. Of several processes only one may do so, or it would remove the lock of a new owner. */
  private removeStale(found: Holder | undefined): void {
    const claim = `${this.file}.${found?.nonce ?? 'empty'}`;
    try {
      writeFileSync(claim, '', { flag: 'wx' });
    } catch {
      // Another process is removing it. A claim left by a crashed process is removed here.
      if (age(claim) > WRITE_TIME) rmSync(claim, { force: true });
      return;
    }
    const now = parse(contentOf(this.file));
    const same = found ? now?.nonce === found.nonce : !now && age(this.file) > WRITE_TIME;
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

/** Milliseconds since the last touch by the clock of this machine; Infinity if there is no file. */
const age = (file: string): number => Date.now() - touchedAt(file);

/** Epoch milliseconds by the clock of who touched it; -Infinity if there is no file. */
function touchedAt(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return -Infinity;
  }
}
