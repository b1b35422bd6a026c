import { Type, type TSchema } from 'typebox';
import { endpoint, holders, Text } from '../../kit';
import { ServerState } from './schema';

/** Current state of machine, server and database. */
export const viewServerState = endpoint({
  method: 'GET',
  path: '/sys/monitor/server',
  access: holders('system:monitor:list', 'none'),
  input: Type.Object({}),
  result: ServerState,
});

/** Endpoint of the platform's monitor pages; paths are those of the platform, figures come from this server. */
const monitorEndpoint = <Result extends TSchema>(
  path: string,
  result: Result,
  answer: 'envelope' | 'raw' = 'envelope',
) =>
  endpoint({
    method: 'GET',
    path,
    access: holders('system:monitor:list', 'none'),
    input: Type.Object({}),
    result,
    answer,
  });

export const viewStoreInfo = monitorEndpoint(
  '/sys/actuator/redis/info',
  Type.Array(Type.Object({ key: Text(), value: Text(500), description: Text() })),
);
/** `create_time` in epoch milliseconds; `dbSize` is the number of sessions. */
export const viewStoreSize = monitorEndpoint(
  '/sys/actuator/redis/keysSize',
  Type.Object({ create_time: Type.Number(), dbSize: Type.Integer() }),
  'raw',
);
/** Size of the database in bytes. */
export const viewStoreMemory = monitorEndpoint(
  '/sys/actuator/redis/memoryInfo',
  Type.Object({ create_time: Type.Number(), used_memory: Type.Number() }),
  'raw',
);
/** Bytes; `restPPT` is the used share in percent. Empty if the machine does not report it. */
export const viewDisks = monitorEndpoint(
  '/sys/actuator/redis/queryDiskInfo',
  Type.Array(Type.Object({ name: Text(500), max: Type.Number(), rest: Type.Number(), restPPT: Type.Number() })),
);

/** One metric by name; metrics of other runtimes (`jvm.`, `tomcat.`) are 0. */
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

/** Latest requests of this server, newest first, with paths without query and no headers that identify callers. */
export const viewHttpTrace = monitorEndpoint(
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
