/** Whose socket it is, and in which tenant, as of the handshake. */
export interface SocketUser {
  sessionId: string;
  userId: string;
  tenantId: number;
  /** Shown to others on the page. */
  name: string;
  /** Whether what it sends on its page is passed on; kept up to date. */
  mayWrite: boolean;
}
