import { createTransport, type SMTPPoolOptions } from 'nodemailer';

/** Connections to one mail server with one account, as many as the outbox sends messages at a time. */
const CONNECTIONS = 8;
/** Messages of a connection, since servers end those that send for long. */
const MESSAGES = 100;
/** Milliseconds for which connections are kept for a next message. */
const IDLE = 5_000;

type Settings = Omit<SMTPPoolOptions, 'pool'>;
type Transport = ReturnType<typeof openTransport>;

interface Pool {
  transport: Transport;
  sending: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Connections to mail servers, kept for a few seconds after a message, because connecting, encrypting and signing in take
 * longer than the message. Other settings, e.g. after an administrator changed them, have connections of their own.
 */
export function mailPools() {
  const pools = new Map<string, Pool>();

  /** Calls `send` with a transport. */
  return async function withTransport<Result>(
    settings: Settings,
    send: (transport: Transport) => Promise<Result>,
  ): Promise<Result> {
    const key = JSON.stringify(settings);
    const pool = pools.get(key) ?? { transport: openTransport(settings), sending: 0, timer: undefined };
    pools.set(key, pool);
    clearTimeout(pool.timer);
    pool.sending += 1;
    try {
      return await send(pool.transport);
    } finally {
      pool.sending -= 1;
      if (pool.sending === 0) pool.timer = setTimeout(() => close(key, pool), IDLE).unref();
    }
  };

  function close(key: string, pool: Pool): void {
    pools.delete(key);
    pool.transport.close();
  }
}

const openTransport = (settings: Settings) =>
  createTransport({
    ...settings,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MESSAGES,
    // A kept connection may have been closed by the server; once is enough to get a new one.
    maxRequeues: 1,
  });
