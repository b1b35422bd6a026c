/** Codes with which the server closes sockets. */
export const closeCodes = {
  /** The server stops; clients reconnect later. */
  goingAway: 1001,
  /** Invalid JSON from a client of the ordered protocol. */
  unreadable: 1007,
  /** Not a message of the protocol, or too many messages per second. */
  policy: 1008,
  /** Server error. */
  fault: 1011,
  /** Replaced by a newer connection of the same user and page. */
  replaced: 4001,
  /** Token missing, unknown or expired (contract, part 1 §7). */
  notSignedIn: 4401,
  /** The token is valid, but the user may not use the path or page. */
  forbidden: 4403,
} as const;
