import { Type, type Static } from 'typebox';
import { Maybe, MaybeText, Text } from '../../kit';

/** Bytes used of bytes there are. */
const Filled = Type.Object({ used: Type.Number(), total: Type.Number() });

/** The machine and the server at this moment, all of it measured; null where the machine does not tell. */
export const ServerState = Type.Object({
  cpu: Type.Object({
    count: Type.Integer(),
    model: Text(),
    /** Shares of all processors since the last look, 0 to 1. */
    usage: Type.Number(),
    processUsage: Type.Number(),
    /** Of the last 1, 5 and 15 minutes. */
    load: Type.Array(Type.Number()),
  }),
  memory: Filled,
  heap: Filled,
  /** Of the server's process. */
  rss: Type.Number(),
  disk: Type.Object({ path: Text(500), used: Maybe(Type.Number()), total: Maybe(Type.Number()) }),
  node: Type.Object({
    version: Text(50),
    platform: Text(100),
    pid: Type.Integer(),
    /** Mean and worst delay of the event loop since the last look, in milliseconds. */
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
  /** Sessions that have not ended, over all tenants. */
  sessions: Type.Integer(),
});
export type ServerState = Static<typeof ServerState>;
