/** What tells one kind of channel from another. */
export interface ChannelSettings {
  heartbeat: {
    /** What is sent. */
    text: string;
    /** Milliseconds from one heartbeat to the next, the first as long after opening. */
    everyMs: number;
    /** True: only after that long without a message from the server. */
    onlyWhenQuiet: boolean;
    /** Milliseconds within which the server must say something; undefined: no answer is awaited. */
    replyWithinMs?: number;
  };
  reconnect: {
    /** Milliseconds before connecting again; jitter comes on top, never below. */
    delayMs: number;
    /** With more errors than this in a row the channel stops; undefined: it never gives up. */
    maxErrors?: number;
  };
  /** Most messages waiting for a connection; more are refused. */
  queueLimit: number;
  /** Most messages in one second; the others wait. The server closes a socket above 50. */
  perSecond: number;
  /** Largest message in bytes of UTF-8; larger ones are refused, as the server would. */
  maxBytes: number;
}

const LIMITS = { queueLimit: 200, perSecond: 40, maxBytes: 256 * 1024 };

/** Grid sync (B§9): heartbeat every 10 s, answer within 6 s, reconnect after 5 s. */
export const GRID_SYNC_SETTINGS: ChannelSettings = {
  heartbeat: {
    text: JSON.stringify({ type: 'heart_beat', data: '' }),
    everyMs: 10_000,
    onlyWhenQuiet: false,
    replyWithinMs: 6_000,
  },
  reconnect: { delayMs: 5_000 },
  ...LIMITS,
};

/** Notices (P§4): `HeartBeat` after 20 s of silence, reconnect after 20 s, no more after the fifth error in a row. */
export const NOTICE_SETTINGS: ChannelSettings = {
  heartbeat: { text: 'HeartBeat', everyMs: 20_000, onlyWhenQuiet: true },
  reconnect: { delayMs: 20_000, maxErrors: 5 },
  ...LIMITS,
};
