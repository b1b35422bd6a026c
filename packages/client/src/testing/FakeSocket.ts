import type { SocketClose, SocketLike, SocketMessage } from '../core/socket/createSocketChannel';

/** A socket whose server side the test controls. */
export class FakeSocket implements SocketLike {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onerror: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  status: 'connecting' | 'open' | 'closed' = 'connecting';
  /** Messages sent by the client, oldest first. */
  readonly sent: string[] = [];
  /** Called for each message of the client. */
  onsent: ((text: string) => void) | null = null;

  constructor(
    readonly url: string,
    readonly protocols: readonly string[],
  ) {}

  /** Client side: sends a message. */
  readonly send = (text: string): void => {
    if (this.status !== 'open') return;
    this.sent.push(text);
    this.onsent?.(text);
  };

  /** Client side: closes the socket. */
  readonly close = (): void => this.end(1000);

  /** Completes the handshake. */
  accept(): void {
    if (this.status !== 'connecting') return;
    this.status = 'open';
    this.onopen?.({} as never);
  }

  /** Server side: sends a message to the client; an object as JSON. */
  receive(message: string | object): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    if (this.status === 'open') this.onmessage?.({ data } satisfies SocketMessage as never);
  }

  /** Server side: closes the socket, e.g. with code 4401. */
  end(code: number): void {
    if (this.status === 'closed') return;
    this.status = 'closed';
    this.onclose?.({ code } satisfies SocketClose as never);
  }

  /** Breaks the connection: an error event, then a close event with code 1006. */
  fail(): void {
    if (this.status === 'closed') return;
    this.onerror?.({} as never);
    this.end(1006);
  }
}
