/** Whose socket it is, as of the handshake. */
export interface SocketUser {
  sessionId: string;
  userId: string;
  tenantId: number;
}
