import { randomUUID } from 'node:crypto';
import type { ServerMessage } from '@gezi/editable-grid/core';
import { SyncSession, type StoredOutbox, type ViewChange } from '@gezi/editable-grid/internal';
import WebSocket from 'ws';
import { HEART_BEAT } from './sockets';
import type { TestCaller } from './startTestServer';

/**
 * A user who edits the shared sheet like the grid, over a real socket that can be disconnected.
 *
 * @param url returns the address for each connection, `ws://host:port`
 */
export function sheetPerson(who: Pick<TestCaller, 'userId' | 'token'>, url: () => string) {
  let kept: StoredOutbox = { clientId: `test-${randomUUID()}`, nextSeq: 1, pending: [] };
  let socket: WebSocket | undefined;
  const rows: { id: string; values: Record<string, unknown> }[] = [];
  const session = new SyncSession({
    outbox: kept,
    socketKey: 'sheet',
    send: (message) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    keep: (outbox) => (kept = outbox),
    show: (changes) => changes.forEach(show),
    notify: () => undefined,
    random: Math.random,
  });
  const show = (step: ViewChange) => {
    const at = step.kind === 'insert' ? -1 : rows.findIndex(({ id }) => id === step.rowId);
    if (step.kind === 'insert')
      rows.splice(step.index, 0, ...step.rows.map(({ id, values }) => ({ id, values: { ...values } })));
    else if (step.kind === 'remove') rows.splice(at, 1);
    else if (step.kind === 'move') rows.splice(step.to, 0, ...rows.splice(at, 1));
    else rows[at]!.values[step.column] = step.value;
  };
  function write(rowId: string, column: string, value: unknown) {
    rows.find(({ id }) => id === rowId)!.values[column] = value;
    session.local([{ kind: 'edit', rowId, column, value }], Date.now());
  }
  function insert(id: string, index: number, name: string) {
    rows.splice(index, 0, { id, values: { name } });
    session.local([{ kind: 'insert', index, rows: [{ id, values: { name } }] }], Date.now());
  }
  function remove(rowId: string) {
    rows.splice(
      rows.findIndex(({ id }) => id === rowId),
      1,
    );
    session.local([{ kind: 'remove', rowIds: [rowId] }], Date.now());
  }
  const ticking = setInterval(() => session.tick(Date.now()), 50);
  return {
    session,
    rows,
    write,
    insert,
    remove,
    /** True while it has a connection or opens one. */
    isConnected: () => socket !== undefined && socket.readyState <= WebSocket.OPEN,
    connect() {
      // Like the page, a user has one connection: the server closes the older of two.
      socket?.terminate();
      const made = new WebSocket(`${url()}/api/vxeSocket/${who.userId}/sheet:demo`, [who.token]);
      socket = made;
      made.on('error', () => undefined);
      made.on('open', () => session.connected(Date.now()));
      made.on('message', (data) => {
        const message = JSON.parse((data as Buffer).toString()) as ServerMessage;
        if (message.type.startsWith('sync_')) session.receive(message, Date.now());
      });
      made.on('close', () => socket === made && session.disconnected());
    },
    /** Sends a heartbeat; the server answers with the version of the page. */
    beat: () => socket?.send(JSON.stringify(HEART_BEAT)),
    cut: () => socket?.terminate(),
    /** Randomly adds or removes a row or writes a cell. */
    act() {
      const row = rows[Math.floor(Math.random() * rows.length)];
      const dice = Math.random();
      if (!row || dice < 0.15) {
        insert(`new-${randomUUID()}`, Math.floor(Math.random() * (rows.length + 1)), '新物料');
      } else if (dice < 0.22) {
        remove(row.id);
      } else {
        write(row.id, 'counts', Math.floor(Math.random() * 1000));
      }
    },
    stop() {
      clearInterval(ticking);
      socket?.terminate();
    },
  };
}
