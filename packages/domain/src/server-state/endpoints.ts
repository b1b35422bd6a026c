import { Type } from 'typebox';
import { endpoint, holders } from '../kit';
import { ServerState } from './schema';

/** What the machine, the server and the database do at this moment. */
export const viewServerState = endpoint({
  method: 'GET',
  path: '/sys/monitor/server',
  access: holders('system:monitor:list', 'none'),
  input: Type.Object({}),
  result: ServerState,
});
