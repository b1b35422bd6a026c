import { Type } from 'typebox';
import { endpoint, filtersOf, holders, listInput, Page } from '../../kit';
import { onlineUserFields } from './fields';
import { OnlineUser } from './schema';

/** Who is signed in, each browser for itself. */
export const listOnlineUsers = endpoint({
  method: 'GET',
  path: '/sys/online/list',
  access: holders('system:online:list'),
  input: listInput(filtersOf(onlineUserFields)),
  result: Page(OnlineUser),
});

/** Ends a session at once, its sockets too. */
export const forceLogout = endpoint({
  method: 'POST',
  path: '/sys/online/forceLogout',
  access: holders('system:online:forceLogout'),
  /** As the list names the session; the token itself is nowhere stored. */
  input: Type.Object({ token: Type.String({ minLength: 1, maxLength: 64, title: '会话' }) }),
  result: Type.Null(),
});
