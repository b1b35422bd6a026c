import { Type, type TSchema } from 'typebox';
import { endpoint, holders, Text } from '../../kit';
import { ServerState } from './schema';

/** What the machine, the server and the database do at this moment. */
export const viewServerState = endpoint({
  method: 'GET',
  path: '/sys/monitor/server',
  access: holders('system:monitor:list', 'none'),
  input: Type.Object({}),
  result: ServerState,
});

/** The calls by which monitor pages of the family ask; their names are kept, the figures are our own. */
const watch = <Result extends TSchema>(path: string, result: Result, answer: 'envelope' | 'raw' = 'envelope') =>
  endpoint({
    method: 'GET',
    path,
    access: holders('system:monitor:list', 'none'),
    input: Type.Object({}),
    result,
    answer,
  });

export const viewStoreInfo = watch(
  '/sys/actuator/redis/info',
  Type.Array(Type.Object({ key: Text(), value: Text(500), description: Text() })),
);
/** `create_time` in epoch milliseconds; `dbSize` in rows of sessions. */
export const viewStoreSize = watch(
  '/sys/actuator/redis/keysSize',
  Type.Object({ create_time: Type.Number(), dbSize: Type.Integer() }),
  'raw',
);
/** Bytes of the database. */
export const viewStoreMemory = watch(
  '/sys/actuator/redis/memoryInfo',
  Type.Object({ create_time: Type.Number(), used_memory: Type.Number() }),
  'raw',
);
/** Bytes; `restPPT` is the used share in percent. Nothing where the machine does not tell. */
export const viewDisks = watch(
  '/sys/actuator/redis/queryDiskInfo',
  Type.Array(Type.Object({ name: Text(500), max: Type.Number(), rest: Type.Number(), restPPT: Type.Number() })),
);

/** One figure by its name; names of other runtimes (`jvm.`, `tomcat.`) are zero. */
export const viewMetric = endpoint({
  method: 'GET',
  path: '/actuator/metrics/{name}',
  access: holders('system:monitor:list', 'none'),
  input: Type.Object({ name: Text(100) }),
  result: Type.Object({
    name: Text(100),
    measurements: Type.Array(Type.Object({ statistic: Text(20), value: Type.Number() })),
    availableTags: Type.Array(Type.Unknown()),
  }),
  answer: 'raw',
});

/** The latest requests of this server, the newest first; paths without their query, no headers that tell who asked. */
export const viewHttpTrace = watch(
  '/actuator/httptrace',
  Type.Object({
    traces: Type.Array(
      Type.Object({
        timestamp: Text(40),
        timeTaken: Type.Integer(),
        request: Type.Object({
          method: Text(10),
          uri: Text(2000),
          headers: Type.Record(Type.String(), Type.Array(Type.String())),
        }),
        response: Type.Object({ status: Type.Integer() }),
      }),
    ),
  }),
  'raw',
);
