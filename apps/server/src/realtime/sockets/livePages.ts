import type { BusMessage } from '../../platform/bus/Bus';
import { sharedLoads } from '../../platform/kit/sharedLoads';
import { readPageId, type PageKinds } from './pageRight';
import { sendText, type Member, type SocketRegistry } from './socketRegistry';

interface LivePageParts {
  registry: SocketRegistry;
  kinds: PageKinds;
  logError: (error: unknown) => void;
}

/**
 * Sends records to the readers of their live pages as `{type: <kind of page>, data}`: when a reader connects, and after
 * every change. Each server reads a record once for all its readers; changes during a read are answered by one further
 * read.
 */
export function livePages({ registry, kinds, logError }: LivePageParts) {
  const load = sharedLoads(async (pageId) => {
    const { kind, recordId } = readPageId(pageId, kinds) ?? {};
    return recordId === undefined ? undefined : kind?.live?.load(recordId);
  });
  /** Pages whose record is being read for all readers; true if it has changed meanwhile. */
  const running = new Map<string, boolean>();

  return { welcome, onBusMessage };

  /** Sends the present state to a reader that has connected. */
  async function welcome(reader: Member): Promise<void> {
    const page = pageOf(reader);
    if (page) await send(page, (member) => member === reader);
  }

  function onBusMessage(message: BusMessage): void {
    if (message.kind !== 'live-record') return;
    const page = `${message.page}:${message.recordId}`;
    if (running.has(page)) running.set(page, true);
    else void sendChanges(page);
  }

  async function sendChanges(page: string): Promise<void> {
    do {
      running.set(page, false);
      await send(page, (member) => pageOf(member) === page).catch(logError);
    } while (running.get(page));
    running.delete(page);
  }

  async function send(page: string, isReader: (member: Member) => boolean): Promise<void> {
    if (registry.filter(isReader).length === 0) return;
    const dataOf = await load(page);
    if (!dataOf) return;
    const [type] = page.split(':', 1);
    // Filtered again, because readers may have lost their right meanwhile.
    for (const reader of registry.filter(isReader)) {
      sendText(reader.socket, JSON.stringify({ type, data: dataOf(reader) }));
    }
  }

  function pageOf({ pageId }: Member): string | undefined {
    const page = pageId === undefined ? undefined : readPageId(pageId, kinds);
    return page?.kind?.live && `${page.name}:${page.recordId}`;
  }
}
