import { randomId } from '@gezi/client/core';
import type { StoredOutbox } from '../../core/sync/SyncOutbox';
import { newOutbox, type OutboxStore } from './OutboxStore';

const PREFIX = 'gezi.grid-sync.';
/** Milliseconds after which an outbox counts as abandoned in browsers without locks. */
const ABANDONED_AFTER = 15_000;
/** Milliseconds between two heartbeats in such browsers. */
const HEARTBEAT_EVERY = 5_000;

/**
 * Unsettled changes in `localStorage`, written before they are sent. Each open page has its own outbox, protected by a
 * Web Lock: a page that is reloaded, or opened after a crash, takes over all abandoned outboxes and sends them under
 * the same numbers, so that nothing is lost or duplicated.
 *
 * @param key identifies user and page, e.g. `u1/t1/sheet:demo`
 */
export function browserOutbox(key: string, makeId: () => string = randomId): OutboxStore {
  const prefix = `${PREFIX}${key}.`;
  /** Release functions, one per outbox. */
  const held = new Map<string, () => void>();

  return {
    async claim() {
      const claimed: StoredOutbox[] = [];
      for (const name of namesOf(prefix)) {
        if (!(await hold(name))) continue;
        // Read only after the lock is acquired: until then its owner may still write.
        const outbox = read(name);
        if (outbox) claimed.push(outbox);
      }
      if (claimed.length > 0) return claimed;
      const made = newOutbox(makeId());
      await hold(prefix + made.clientId);
      return [made];
    },
    write(outbox) {
      const name = prefix + outbox.clientId;
      if (!held.has(name)) return false;
      try {
        // An empty outbox is not stored.
        if (outbox.pending.length === 0) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify({ ...outbox, aliveAt: Date.now() }));
        return true;
      } catch {
        return false;
      }
    },
    release() {
      for (const free of held.values()) free();
      held.clear();
    },
  };

  async function hold(wanted: string): Promise<boolean> {
    const { locks } = navigator;
    if (!locks) {
      if (Date.now() - aliveAt(wanted) < ABANDONED_AFTER) return false;
      const beating = setInterval(() => beat(wanted), HEARTBEAT_EVERY);
      held.set(wanted, () => clearInterval(beating));
      return true;
    }
    return new Promise((resolve) => {
      void locks.request(wanted, { ifAvailable: true }, (lock) => {
        // The lock is held until released, or until the page closes.
        const released = lock && new Promise<void>((done) => held.set(wanted, done));
        resolve(lock !== null);
        return released;
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

function read(name: string): (StoredOutbox & { aliveAt: number }) | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as (StoredOutbox & { aliveAt: number }) | null;
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
