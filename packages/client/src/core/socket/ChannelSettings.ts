/** Heartbeat, reconnection and limits of a channel. */
export interface ChannelSettings {
  heartbeat: {
    /** Text that is sent. */
    text: string;
    /** Interval in milliseconds; the first heartbeat follows that long after opening. */
    everyMs: number;
    /** Whether every message of the server restarts the interval. */
    onlyWhenQuiet: boolean;
    /** Timeout in milliseconds for any message after a heartbeat, else the channel reconnects; default none. */
    replyWithinMs?: number;
  };
  reconnect: {
    /** Minimum delay in milliseconds before reconnecting; jitter is added. */
    delayMs: number;
    /** Maximum number of consecutive errors, then the channel stops; default no limit. */
    maxErrors?: number;
  };
  /** Maximum number of messages waiting for a connection; more are refused. */
  queueLimit: number;
  /** Maximum number of messages per second; the others wait. The server closes a socket above 50. */
  perSecond: number;
  /** Maximum message size in bytes of UTF-8; larger ones are refused, as the server does. */
  maxBytes: number;
}

const LIMITS = { queueLimit: 200, perSecond: 40, maxBytes: 256 * 1024 };

/** Shared sheets (B§9): heartbeat every 10 s, answer within 6 s, reconnect after 5 s. */
export const SHEET_SETTINGS: ChannelSettings = {
  heartbeat: {
    text: JSON.stringify({ type: 'heart_beat', data: '' }),
    everyMs: 10_000,
    onlyWhenQuiet: false,
    replyWithinMs: 6_000,
  },
  reconnect: { delayMs: 5_000 },
  ...LIMITS,
};

/** Notices (P§4): `HeartBeat` after 20 s without a message, reconnect after 20 s, stop after more than five errors. */
export const NOTICE_SETTINGS: ChannelSettings = {
  heartbeat: { text: 'HeartBeat', everyMs: 20_000, onlyWhenQuiet: true },
  reconnect: { delayMs: 20_000, maxErrors: 5 },
  ...LIMITS,
};

/** Changes: as notices, but reconnect after 5 s. */
export const CHANGE_SETTINGS: ChannelSettings = { ...NOTICE_SETTINGS, reconnect: { delayMs: 5_000, maxErrors: 5 } };
