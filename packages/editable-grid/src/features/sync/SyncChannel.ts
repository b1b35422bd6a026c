/** The line to the server, e.g. `useGridChannel` of `@gezi/client`: it connects, beats and connects again by itself. */
export interface SyncChannel {
  /** Sends while there is a connection. */
  send(message: { type: string; data: unknown }): unknown;
  /** Told of each message. @returns stops listening */
  onMessage(listener: (message: { type: string; data: unknown }) => void): () => void;
  /** `open`: messages go out; `stopped`: it will not connect again. */
  state(): { status: 'idle' | 'connecting' | 'open' | 'waiting' | 'stopped'; stopReason?: string };
  /** Told of each change of the state. @returns stops listening */
  subscribe(listener: () => void): () => void;
}
