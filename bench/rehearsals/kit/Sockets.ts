import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';

/** Notice sockets of a user that come back by themselves, as those of pages do. */
export class Sockets {
  readonly open = new Set<WebSocket>();
  closed = 0;
  private isOver = false;

  /** @param url address of the server @param userId owner of the token */
  constructor(
    private readonly url: string,
    private readonly userId: string,
    private readonly token: string,
  ) {}

  connect(count: number): void {
    for (let number = 0; number < count; number += 1) this.connectOne();
  }

  end(): void {
    this.isOver = true;
    for (const socket of this.open) socket.terminate();
  }

  private connectOne(): void {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/websocket/${this.userId}`, [this.token]);
    socket.on('error', () => undefined);
    socket.on('open', () => this.open.add(socket));
    socket.on('close', async () => {
      if (this.open.delete(socket)) this.closed += 1;
      await wait(100 + Math.random() * 900);
      if (!this.isOver) this.connectOne();
    });
  }
}
