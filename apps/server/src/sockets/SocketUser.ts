/** Whose socket it is, as of the handshake. */
export interface SocketUser {
  sessionId: string;
  userId: string;
  tenantId: number;
  /** Whether what it sends on its page is passed on. */
  mayWrite: boolean;
}
