import type { KeptOutbox } from '../../core/sync/SyncOutbox';
import { newOutbox, type OutboxStore } from './OutboxStore';

const PREFIX = 'gezi.grid-sync.';
/** Milliseconds after which an outbox counts as left behind, where the browser has no locks. */
const LEFT_AFTER = 15_000;
/** Milliseconds between two signs of life there. */
const ALIVE_EVERY = 5_000;

/**
 * Unsettled changes in `localStorage`, written before they are sent. Each open page has an outbox of its own, held by
 * a lock of the browser: a page that is reloaded, or opened after a crash, takes over what was left and sends it under
 * the same numbers, so that nothing is lost and nothing comes twice.
 *
 * @param key whose changes of which page, e.g. `u1/t1/sheet:demo`
 */
export function browserOutbox(key: string, makeId: () => string = randomId): OutboxStore {
  const prefix = `${PREFIX}${key}.`;
  let name: string | undefined;
  let free: (() => void) | undefined;
  let beating: ReturnType<typeof setInterval> | undefined;

  return {
    async claim() {
      for (const left of namesOf(prefix)) {
        const outbox = read(left);
        if (outbox && (await hold(left))) return outbox;
      }
      const made = newOutbox(makeId());
      await hold(prefix + made.clientId);
      return made;
    },
    write(outbox) {
      if (name === undefined) return false;
      try {
        // An outbox with nothing in it is not worth keeping: a new one serves as well.
        if (outbox.pending.length === 0) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify({ ...outbox, aliveAt: Date.now() }));
        return true;
      } catch {
        return false;
      }
    },
    release() {
      clearInterval(beating);
      free?.();
      free = undefined;
      name = undefined;
    },
  };

  async function hold(wanted: string): Promise<boolean> {
    const { locks } = navigator;
    if (!locks) {
      if (Date.now() - aliveAt(wanted) < LEFT_AFTER) return false;
      name = wanted;
      beating = setInterval(() => beat(wanted), ALIVE_EVERY);
      return true;
    }
    return new Promise((resolve) => {
      void locks.request(wanted, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (!lock) return undefined;
        name = wanted;
        // Held until it is released, or the page is gone.
        return new Promise<void>((done) => (free = done));
      });
    });
  }
}

function namesOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(name: string): (KeptOutbox & { aliveAt: number }) | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as (KeptOutbox & { aliveAt: number }) | null;
    const isSound =
      kept !== null &&
      typeof kept.clientId === 'string' &&
      Number.isInteger(kept.nextSeq) &&
      Array.isArray(kept.pending) &&
      kept.pending.every(({ steps }) => Array.isArray(steps));
    return isSound ? kept : undefined;
  } catch {
    return undefined;
  }
}

const aliveAt = (name: string): number => read(name)?.aliveAt ?? 0;

function beat(name: string) {
  const kept = read(name);
  if (kept) localStorage.setItem(name, JSON.stringify({ ...kept, aliveAt: Date.now() }));
}

/** A page without a secure connection has no `randomUUID`. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
