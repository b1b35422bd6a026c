/** User and tenant of a socket, as of the handshake. */
export interface SocketUser {
  sessionId: string;
  userId: string;
  tenantId: number;
  /** Name shown to others on the page. */
  name: string;
  /** Whether its edits are accepted; updated when rights change. */
  mayWrite: boolean;
}
