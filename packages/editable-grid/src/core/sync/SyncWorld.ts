import type { CommentChange } from '../comments/CellComment';
import { chance } from './chance';
import { SyncHub, type HubMember, type HubNews, type SyncStore } from './SyncHub';
import type { ClientMessage, ServerMessage } from './SyncMessage';
import type { StoredOutbox } from './SyncOutbox';
import { SyncSession } from './SyncSession';
import type { ViewChange } from './ViewChange';

export interface Faults {
  /** Probabilities per message, 0 to 1. */
  loss: number;
  duplicates: number;
  /** Minimum and maximum delay of a message in milliseconds; messages can be reordered. */
  latency: readonly [number, number];
}

interface Row {
  id: string;
  values: Record<string, unknown>;
}

/** A simulated client: its session, the rows its grid shows, and its storage that survives a reload. */
export class WorldClient {
  session!: SyncSession;
  rows: Row[] = [];
  outbox: StoredOutbox;
  /** Numbers the server has acknowledged to this device. */
  readonly acknowledged = new Set<number>();
  connection: { member: HubMember<string> } | undefined;

  constructor(
    readonly name: string,
    readonly world: SyncWorld,
  ) {
    this.outbox = { clientId: `client-${name}`, nextSeq: 1, pending: [] };
    this.start();
  }

  /** Opens the page as after a reload: unstored changes are lost. */
  start(): void {
    this.rows = [];
    this.session = new SyncSession({
      outbox: structuredClone(this.outbox),
      socketKey: 'grid',
      send: (message) => this.world.toServer(this, message),
      keep: (outbox) => (this.outbox = { ...outbox, pending: [...outbox.pending] }),
      show: (changes) => this.#show(changes),
      notify: () => {},
      random: this.world.random,
    });
  }

  receive(message: ServerMessage): void {
    if (message.type === 'sync_ack') {
      this.acknowledged.add(message.data.seq);
    }
    if (message.type === 'sync_entries' || message.type === 'sync_welcome')
      for (const { clientId, seq } of message.data.entries ?? [])
        if (clientId === this.outbox.clientId) this.acknowledged.add(seq);
    this.session.receive(message, this.world.now);
  }

  /** Applies a user's change like the grid does: to the rows and to the session. */
  edit(rowId: string, column: string, value: unknown, typing = false): void {
    const row = this.rows.find(({ id }) => id === rowId);
    if (!row) return;
    row.values = { ...row.values, [column]: value };
    const change = { kind: 'edit', rowId, column, value } as const;
    if (typing) this.session.typed(change, this.world.now);
    else this.session.local([change], this.world.now);
  }

  insert(index: number, rows: readonly Row[]): void {
    this.rows.splice(index, 0, ...rows.map((row) => ({ ...row })));
    this.session.local([{ kind: 'insert', index, rows }], this.world.now);
  }

  remove(rowIds: readonly string[]): void {
    this.rows = this.rows.filter(({ id }) => !rowIds.includes(id));
    this.session.local([{ kind: 'remove', rowIds }], this.world.now);
  }

  comment(change: CommentChange): void {
    this.session.local([{ kind: 'comment', change }], this.world.now);
  }

  move(rowId: string, to: number): void {
    const from = this.rows.findIndex(({ id }) => id === rowId);
    const [row] = this.rows.splice(from, 1);
    this.rows.splice(to, 0, row!);
    this.session.local([{ kind: 'move', rowId, to }], this.world.now);
  }

  #show(changes: readonly ViewChange[]) {
    for (const change of changes) {
      if (change.kind === 'insert')
        this.rows.splice(change.index, 0, ...change.rows.map(({ id, values }) => ({ id, values: { ...values } })));
      else if (change.kind === 'remove') this.rows = this.rows.filter(({ id }) => id !== change.rowId);
      else {
        const from = this.rows.findIndex(({ id }) => id === change.rowId);
        if (from < 0) throw new Error(`a change of a row that is not shown: ${change.rowId}`);
        if (change.kind === 'edit')
          this.rows[from]!.values = { ...this.rows[from]!.values, [change.column]: change.value };
        else this.rows.splice(change.to, 0, ...this.rows.splice(from, 1));
      }
    }
  }
}

/** Clients, a server and a network with loss, duplicates and reordering, on a simulated clock. */
export class SyncWorld {
  now = 0;
  readonly random: () => number;
  readonly clients: WorldClient[];
  faults: Faults;
  hub!: SyncHub<string>;
  readonly #store: SyncStore<string>;
  #events: { at: number; run: () => void | Promise<void> }[] = [];
  #connections = 0;

  constructor(seed: number, store: SyncStore<string>, names: readonly string[], faults: Faults) {
    this.random = chance(seed);
    this.#store = store;
    this.faults = faults;
    this.restart();
    this.clients = names.map((name) => new WorldClient(name, this));
  }

  /** A restarted server: connections are closed, stored data remains. */
  restart(): void {
    for (const client of this.clients ?? []) this.cut(client);
    this.hub = new SyncHub<string>({
      store: this.#store,
      nameOf: (page) => page,
      publish: (news: HubNews<string>) => this.hub.receiveNews(news),
    });
  }

  connect(client: WorldClient): void {
    if (client.connection) return;
    this.#connections += 1;
    const connection = {
      member: {
        id: String(this.#connections),
        page: 'page',
        user: { id: client.name, name: client.name },
        mayWrite: true,
        send: (message: ServerMessage) =>
          this.#carry(
            () => client.connection === connection,
            () => client.receive(message),
          ),
        reject: () => {
          throw new Error('a client of this world was rejected');
        },
      },
    };
    client.connection = connection;
    client.session.connected(this.now);
  }

  cut(client: WorldClient): void {
    if (!client.connection) return;
    this.hub.leave(client.connection.member);
    client.connection = undefined;
    client.session.disconnected();
  }

  toServer(client: WorldClient, message: ClientMessage): void {
    const { connection } = client;
    const { hub } = this;
    if (!connection) return;
    this.#carry(
      () => client.connection === connection && this.hub === hub,
      () => hub.receive(connection.member, message),
    );
  }

  /** Schedules a callback. */
  at(milliseconds: number, run: () => void | Promise<void>): void {
    const at = this.now + milliseconds;
    let place = this.#events.length;
    while (place > 0 && this.#events[place - 1]!.at > at) place -= 1;
    this.#events.splice(place, 0, { at, run });
  }

  /** Advances the clock. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#events[0];
      if (!next || next.at > end) break;
      this.#events.shift();
      this.now = next.at;
      const running = next.run();
      if (running) await running;
    }
    this.now = end;
  }

  #carry(isThere: () => boolean, deliver: () => void | Promise<void>): void {
    const { loss, duplicates, latency } = this.faults;
    const copies = this.random() < loss ? 0 : this.random() < duplicates ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const [least, most] = latency;
      this.at(Math.floor(least + this.random() * (most - least)), () => (isThere() ? deliver() : undefined));
    }
  }
}
