import type { SocketClose, SocketLike, SocketMessage } from '../core/index';

/** A socket whose other end is held by the test. */
export class FakeSocket implements SocketLike {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  status: 'connecting' | 'open' | 'closed' = 'connecting';
  /** What the client has sent, oldest first. */
  readonly sent: string[] = [];
  /** Told of each text the client sends. */
  onsent: ((text: string) => void) | null = null;

  constructor(
    readonly url: string,
    readonly protocols: readonly string[],
  ) {}

  /** The client's side: sends. */
  readonly send = (text: string): void => {
    if (this.status !== 'open') return;
    this.sent.push(text);
    this.onsent?.(text);
  };

  /** The client's side: closes; the close event follows as from a server that agrees. */
  readonly close = (): void => this.end(1000);

  /** Completes the handshake. */
  accept(): void {
    if (this.status !== 'connecting') return;
    this.status = 'open';
    this.onopen?.({} as never);
  }

  /** Sends to the client; a record goes as JSON. */
  receive(message: string | object): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    if (this.status === 'open') this.onmessage?.({ data } satisfies SocketMessage as never);
  }

  /** Closes from the server's side, e.g. with 4401. */
  end(code: number): void {
    if (this.status === 'closed') return;
    this.status = 'closed';
    this.onclose?.({ code } satisfies SocketClose as never);
  }

  /** Breaks: an error, then the close a browser reports with it. */
  fail(): void {
    if (this.status === 'closed') return;
    this.onerror?.({} as never);
    this.end(1006);
  }
}
