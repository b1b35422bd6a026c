/** Why the server closes a socket. */
export const closeCodes = {
  /** The server stops; clients come back later. */
  goingAway: 1001,
  /** A text that is no JSON, from a client of the ordered protocol. */
  unreadable: 1007,
  /** No message of the protocol, or more of them than allowed in a second. */
  policy: 1008,
  /** Something went wrong on our side. */
  fault: 1011,
  /** A newer connection of the same user for the same page took its place. */
  replaced: 4001,
  /** Token missing, unknown or ended (contract, part 1 §7). */
  notSignedIn: 4401,
  /** Token good, path or page not the user's. */
  forbidden: 4403,
} as const;
