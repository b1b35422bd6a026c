/**
 * Connection to the server, e.g. `useSheetChannel` of `@gezi/client`: it connects, sends heartbeats and reconnects by
 * itself.
 */
export interface SyncChannel {
  /** Sends a message if connected. */
  send(message: { type: string; data: unknown }): unknown;
  /** Adds a listener for messages. @returns removes it */
  onMessage(listener: (message: { type: string; data: unknown }) => void): () => void;
  /** `open`: messages are sent; `stopped`: it will not reconnect. */
  state(): { status: 'idle' | 'connecting' | 'open' | 'waiting' | 'stopped'; stopReason?: string };
  /** Adds a listener for state changes. @returns removes it */
  subscribe(listener: () => void): () => void;
}
