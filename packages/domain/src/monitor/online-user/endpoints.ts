import { Type } from 'typebox';
import { endpoint, filtersOf, holders, listInput, Page } from '../../kit';
import { onlineUserFields } from './fields';
import { OnlineUser } from './schema';

/** Active sessions, one per browser. */
export const listOnlineUsers = endpoint({
  method: 'GET',
  path: '/sys/online/list',
  access: holders('system:online:list'),
  input: listInput(filtersOf(onlineUserFields)),
  result: Page(OnlineUser),
});

/** Ends a session and its sockets immediately. */
export const forceLogout = endpoint({
  method: 'POST',
  path: '/sys/online/forceLogout',
  access: holders('system:online:forceLogout'),
  /** Session id from the list; tokens themselves are not stored. */
  input: Type.Object({ token: Type.String({ minLength: 1, maxLength: 64, title: '会话' }) }),
  result: Type.Null(),
});
