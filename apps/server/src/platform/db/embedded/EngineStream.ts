import { Duplex } from 'node:stream';
import type { Engine, EngineSession } from './Engine';

/** AuthenticationOk and ReadyForQuery (idle): the handshake a client expects before its first statement. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
/** Sync, Query, Flush, CopyDone, CopyFail: messages after which the client waits for a response. */
const WAITING = new Set([0x53, 0x51, 0x48, 0x63, 0x66]);
const TERMINATE = 0x58;
const TYPE_AND_LENGTH = 5;

/**
 * A socket for `pg.Client` that forwards requests to an {@link Engine}.
 *
 * All streams of an engine share its session, so a new stream first discards the state of the previous one: an open
 * transaction, prepared statements, settings.
 */
export class EngineStream extends Duplex {
  private readonly engine: Engine;
  private session: EngineSession | undefined;
  private unread: Buffer = Buffer.alloc(0);
  private isGreeted = false;
  /** Requests run one at a time, in order. */
  private tail: Promise<void> = Promise.resolve();

  constructor(engine: Engine) {
    super();
    this.engine = engine;
  }

  connect(): this {
    this.inTurn(async () => {
      const session = await this.engine.session();
      await session.answer(simpleQuery('rollback'));
      await session.answer(simpleQuery('discard all'));
      this.session = session;
      void session.ended.then((reason) => this.destroy(reason));
      this.emit('connect');
    });
    return this;
  }

  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.receive([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.receive(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.inTurn(() => {
      this.push(null);
      return Promise.resolve();
    });
    done();
  }

  private receive(chunks: readonly Buffer[]): void {
    this.unread = this.unread.length || chunks.length > 1 ? Buffer.concat([this.unread, ...chunks]) : chunks[0]!;
    if (this.isGreeted || this.greet()) this.forward();
  }

  /** Answers the start-up packet, which has no type byte. */
  private greet(): boolean {
    if (this.unread.length < 4) return false;
    const length = this.unread.readInt32BE(0);
    if (this.unread.length < length) return false;
    this.unread = this.unread.subarray(length);
    this.isGreeted = true;
    this.push(WELCOME);
    return true;
  }

  /** Forwards the buffered messages up to the last one after which the client waits. */
  private forward(): void {
    let end = 0;
    let complete = 0;
    while (end + TYPE_AND_LENGTH <= this.unread.length) {
      const type = this.unread[end]!;
      if (type === TERMINATE) return void this.end();
      end += 1 + this.unread.readInt32BE(end + 1);
      if (end > this.unread.length) break;
      if (WAITING.has(type)) complete = end;
    }
    if (!complete) return;
    // Copied, because the buffer is transferred to the worker.
    const request = Uint8Array.from(this.unread.subarray(0, complete));
    this.unread = this.unread.subarray(complete);
    this.inTurn(async () => {
      const answer = await this.session!.answer(request);
      if (!this.destroyed) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    });
  }

  private inTurn(work: () => Promise<void>): void {
    this.tail = this.tail
      .then(() => (this.destroyed ? undefined : work()))
      .catch((error: Error) => void this.destroy(error));
  }
}

/** Protocol message Query. */
function simpleQuery(text: string): Uint8Array<ArrayBuffer> {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(TYPE_AND_LENGTH + body.length);
  message[0] = 0x51;
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, TYPE_AND_LENGTH);
  return Uint8Array.from(message);
}
