import { line } from '../support/records/Line';
import { NOBODY } from '../support/records/users';
import { kept } from '../support/records/linesOfConfiguration';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listOnlineUsers: { users: ['admin'] },
    forceLogout: { users: ['admin'], input: { token: 'x' } },
  },
  goodInputs: {
    forceLogout: { token: 'x' },
  },
  records: {
    listOnlineUsers: [
      line('colleague', ['admin'], () => ({ username: 'manager' })),
      line('other tenant’s user', NOBODY, () => ({ username: 'jb_manager' })),
    ],
    forceLogout: kept('session', 'token'),
  },
  rulePages: [{ component: 'system/SysUserOnlineList', list: 'listOnlineUsers', others: [['forceLogout', 'token']] }],
};
