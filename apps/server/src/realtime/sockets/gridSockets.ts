import {
  SyncHub,
  type HubMember,
  type HubNews,
  type SyncDocument,
  type SyncRow,
  type SyncStep,
} from '@gezi/editable-grid/core';
import type { Bus, BusMessage } from '../../platform/bus/Bus';
import { parseBody } from '../../platform/http/parseBody';
import { Refusal } from '../../platform/http/refusal';
import { nameOfPage, type PageRef } from '../../platform/bus/PageRef';
import type { PageStore } from '../sync/pageStore';
import { readSyncMessage } from '../sync/readSyncMessage';
import { closeCodes } from './closeCodes';
import { endSocket } from './endSocket';
import { readGridMessage, type GridMessage } from './gridMessage';
import { documentPage, type PageKinds } from './pageRight';
import { sendText, type Member, type SocketRegistry } from './socketRegistry';
import { specifiedUpdates } from './specifiedUpdates';

const HEARTBEAT_ANSWER = JSON.stringify({ type: 'heart_beat', data: true });
/** Maximum messages of a socket that wait for the database. */
const MAX_WAITING = 100;

interface GridSocketParts {
  store: PageStore;
  bus: Bus;
  registry: SocketRegistry;
  kinds: PageKinds;
  logError: (error: unknown) => void;
}

type TableUpdate = Extract<GridMessage, { type: 'update_vxe_table' }>;

/** A socket of a stored page. */
interface PageMember {
  page: PageRef;
  hubMember: HubMember<PageRef>;
  /** Messages that wait for the database. */
  waiting: number;
  /** Sequence number for edits of a client of the specified protocol, which sends none. */
  seq: number;
}

/**
 * Handles messages of grid sockets: the specified protocol (contract, part 1 §7), and the ordered protocol for clients that
 * choose it. Edits in one protocol reach the clients of the other.
 */
export function gridSockets({ store, bus, registry, kinds, logError }: GridSocketParts) {
  const hub = new SyncHub<PageRef>({
    store,
    nameOf: nameOfPage,
    publish: ({ page, ...news }: HubNews<PageRef>) => bus.publish({ kind: 'page-news', page, news }),
  });
  const pageMembers = new WeakMap<Member, PageMember>();

  return { onText, onBusMessage, rightChanged };

  function onText(member: Member, text: string): void {
    const pageMember = pageMemberOf(member);
    const message = readGridMessage(text);
    if (message?.type === 'heart_beat') {
      sendText(member.socket, HEARTBEAT_ANSWER);
      if (pageMember) runForMember(member, pageMember, () => hub.beat(pageMember.hubMember));
    } else if (message) handleSpecified(member, pageMember, message);
    // Pages that are not stored only support the specified protocol.
    else if (pageMember) handleOrdered(member, pageMember, text);
  }

  /** Call it when a member's right to write has changed. */
  function rightChanged(member: Member): void {
    const pageMember = pageMemberOf(member);
    if (pageMember) runForMember(member, pageMember, () => hub.notifyPermission(pageMember.hubMember));
  }

  /**
   * Forwards a message to every client of the page, its sender included. Edits of a stored page are only forwarded if the
   * page accepted them.
   */
  function handleSpecified(
    member: Member,
    pageMember: PageMember | undefined,
    message: Exclude<GridMessage, { type: 'heart_beat' }>,
  ) {
    if (!member.mayWrite) return;
    if (pageMember && message.type === 'update_vxe_table')
      runForMember(member, pageMember, () => orderUpdate(member, pageMember, message));
    else forward(member, message, false);
  }

  function forward({ tenantId, pageId }: Member, message: GridMessage, isOrdered: boolean) {
    bus.publish({ kind: 'grid', tenantId, pageId: pageId!, text: JSON.stringify(message), isOrdered });
  }

  /** Converts an edit of the specified protocol to the ordered one. */
  async function orderUpdate(member: Member, pageMember: PageMember, message: TableUpdate): Promise<void> {
    const { page } = pageMember;
    const user = { id: member.userId, name: member.name };
    const { socketKey, args } = message.data;
    let storedFields: Record<string, unknown> | undefined;
    const result = await store.change(page, `plain-${member.id}`, user, (document) => {
      const row = rowOf(args[0], document);
      storedFields = row && withStoredValues(args[0], row);
      const steps = row ? editsOf(args[0], row, document.version) : [];
      if (steps.length === 0) return [];
      pageMember.seq += 1;
      return [{ seq: pageMember.seq, steps }];
    });
    // Edits of unknown rows are ignored.
    if (result.kind !== 'accepted' || !storedFields) return;
    if (result.refused.length > 0) {
      // The author already shows the refused values: send the stored ones.
      const text = JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [storedFields] } });
      return sendText(member.socket, text);
    }
    forward(member, message, true);
    if (result.entries.length === 0) return;
    bus.publish({ kind: 'page-news', page, news: { kind: 'entries', entries: result.entries } });
  }

  function handleOrdered(member: Member, pageMember: PageMember, text: string): void {
    const { socket, pageId } = member;
    const isOrdered = hub.isOrdered(pageMember.hubMember);
    const parsed = tryParse(text);
    const read = parsed === undefined ? undefined : readSyncMessage(parsed);
    if (read) {
      if (read.page !== undefined && read.page !== pageId)
        return endSocket(socket, closeCodes.forbidden, 'another page');
      return runForMember(member, pageMember, () => hub.receive(pageMember.hubMember, read.message));
    }
    // Unknown messages of the specified protocol are ignored (B§7).
    if (!isOrdered) return;
    if (parsed === undefined) endSocket(socket, closeCodes.unreadable, 'not readable');
    else endSocket(socket, closeCodes.policy, 'no message of this protocol');
  }

  /** Runs `begin`; a fault only ends this socket. The client reconnects and resends unacknowledged changes. */
  function runForMember(member: Member, pageMember: PageMember, begin: () => Promise<void>): void {
    if (pageMember.waiting >= MAX_WAITING) return endSocket(member.socket, closeCodes.policy, 'too many messages');
    pageMember.waiting += 1;
    begin()
      .catch((error: unknown) => {
        logError(error);
        endSocket(member.socket, closeCodes.fault);
      })
      .finally(() => (pageMember.waiting -= 1));
  }

  /** Handles bus messages about pages. */
  function onBusMessage(message: BusMessage): void {
    if (message.kind === 'grid') {
      const { tenantId, pageId, isOrdered } = message;
      registry.send(
        message.text,
        (member) =>
          member.tenantId === tenantId && member.pageId === pageId && !(isOrdered && hub.isOrdered(hubKey(member))),
      );
      return;
    }
    if (message.kind !== 'page-news') return;
    const { page, news } = message;
    hub.receiveNews({ ...news, page });
    if (news.kind !== 'entries' || news.socketKey === undefined) return;
    const name = nameOfPage(page);
    const isPlain = (member: Member) => {
      const pageMember = pageMemberOf(member);
      return pageMember !== undefined && nameOfPage(pageMember.page) === name && !hub.isOrdered(pageMember.hubMember);
    };
    if (registry.filter(isPlain).length === 0) return;
    for (const text of specifiedUpdates(news.entries, news.socketKey)) registry.send(text, isPlain);
  }

  function hubKey(member: Member) {
    return {
      id: member.id,
      page: pageMemberOf(member)?.page ?? { tenantId: member.tenantId, pageId: member.pageId ?? '' },
    };
  }

  function pageMemberOf(member: Member): PageMember | undefined {
    const known = pageMembers.get(member);
    if (known) return known;
    const pageId = member.pageId === undefined ? undefined : documentPage(member.pageId, kinds);
    if (pageId === undefined) return undefined;
    const page = { tenantId: member.tenantId, pageId };
    const { id, userId, name, socket } = member;
    const hubMember: HubMember<PageRef> = {
      id,
      page,
      user: { id: userId, name },
      // Rights may be revoked while the page is open.
      get mayWrite() {
        return member.mayWrite;
      },
      send: (message) => sendText(socket, JSON.stringify(message)),
      reject: () => endSocket(socket, closeCodes.forbidden, 'not yours'),
    };
    const pageMember: PageMember = { page, hubMember, waiting: 0, seq: 0 };
    pageMembers.set(member, pageMember);
    socket.on('close', () => hub.leave(hubMember));
    return pageMember;
  }
}

/** Edits for the cells that differ from the stored row. They use the current version, so conflicts are not detected. */
function editsOf({ id: _id, ...fields }: Record<string, unknown>, { id, values }: SyncRow, base: number): SyncStep[] {
  return Object.entries(fields)
    .filter(([column, value]) => JSON.stringify(values[column]) !== JSON.stringify(value))
    .map(([column, value]) => ({ kind: 'edit', rowId: id, column, value, base }));
}

function rowOf({ id }: Record<string, unknown>, document: SyncDocument): SyncRow | undefined {
  return typeof id === 'string' || typeof id === 'number' ? document.get(String(id)) : undefined;
}

/** The sent row with the stored values of its fields. */
const withStoredValues = (sent: Record<string, unknown>, { values }: SyncRow): Record<string, unknown> =>
  Object.fromEntries(Object.keys(sent).map((field) => [field, field === 'id' ? sent.id : (values[field] ?? null)]));

function tryParse(text: string): unknown {
  try {
    return parseBody(text);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
