import { Type, type Static } from 'typebox';
import { Maybe, MaybeText, Text } from '../../kit';

/** Used and total bytes. */
const Filled = Type.Object({ used: Type.Number(), total: Type.Number() });

/** Measured state of machine and server; null if the machine does not report a value. */
export const ServerState = Type.Object({
  cpu: Type.Object({
    count: Type.Integer(),
    model: Text(),
    /** Shares of all processors since the previous sample, 0 to 1. */
    usage: Type.Number(),
    processUsage: Type.Number(),
    /** Load averages of 1, 5 and 15 minutes. */
    load: Type.Array(Type.Number()),
  }),
  memory: Filled,
  heap: Filled,
  /** Resident memory of the server process in bytes. */
  rss: Type.Number(),
  disk: Type.Object({ path: Text(500), used: Maybe(Type.Number()), total: Maybe(Type.Number()) }),
  node: Type.Object({
    version: Text(50),
    platform: Text(100),
    pid: Type.Integer(),
    /** Mean and worst event loop delay since the previous sample, in milliseconds. */
    delay: Type.Number(),
    worstDelay: Type.Number(),
  }),
  database: Type.Object({
    /** `embedded` or `server`. */
    kind: Text(20),
    version: Text(100),
    size: Type.Number(),
    connections: Type.Integer(),
    maxConnections: Maybe(Type.Integer()),
  }),
  /** Seconds. */
  uptime: Type.Number(),
  machineUptime: Type.Number(),
  startTime: Text(20),
  hostname: MaybeText(),
  /** Active sessions of all tenants. */
  sessions: Type.Integer(),
});
export type ServerState = Static<typeof ServerState>;
