/** User and tenant of a socket, as of the handshake. */
export interface SocketUser {
  sessionId: string;
  userId: string;
  /** Supplier that the user acts for; null for internal users and experts. */
  supplierId: string | null;
  tenantId: number;
  /** Name shown to others on the page. */
  name: string;
  /** Whether its edits are accepted; updated when rights change. */
  mayWrite: boolean;
}
