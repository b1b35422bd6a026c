import { everyone } from '../support/rights/roles';
import { agentLines } from '../support/records/linesOfCalls';
import { line } from '../support/records/Line';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    viewProfile: { users: everyone },
    editProfile: { users: everyone, input: { realname: 'x', username: 'nobody' } },
    changeLoginTenantId: { users: everyone, input: { loginTenantId: 99 } },
    updateMobile: { users: everyone, input: { phone: '13000000000', smscode: 'x' } },
    getUserData: { users: everyone },
    editUserData: { users: everyone },
    editOwnUser: { users: everyone },
    getCurrentUserTenant: { users: everyone },
    getUserSectionInfo: { users: everyone },
    getEnabledThirdApps: { users: everyone },
    listUserAgents: { users: everyone },
    viewUserAgent: { users: everyone, input: { id: 'x' } },
    addUserAgent: { users: everyone, input: { agentUserName: 'nobody_here' } },
    editUserAgent: { users: everyone, input: { id: 'x' } },
    deleteUserAgent: { users: everyone, input: { id: 'x' } },
    deleteUserAgents: { users: everyone, input: { ids: 'x' } },
    queryUserAgent: { users: everyone, input: { userName: 'x' } },
  },
  goodInputs: {
    // Always refused, because the account does not exist.
    editProfile: { realname: 'x', username: 'nobody' },
    editUserData: { username: 'nobody' },
    editOwnUser: { username: 'nobody' },
    updateMobile: { phone: '13000000000', smscode: 'x' },
    addUserAgent: { agentUserName: 'nobody_here' },
    editUserAgent: { id: 'x' },
    changeLoginTenantId: { loginTenantId: 99 },
  },
  records: {
    updateMobile: 'no record',
    getUserData: 'no record',
    editUserData: 'no record',
    editOwnUser: 'no record',
    getCurrentUserTenant: 'no record',
    getUserSectionInfo: 'no record',
    getEnabledThirdApps: 'no record',
    addUserAgent: 'no record',
    viewProfile: 'no record',
    editProfile: 'no record',
    // `session.test.ts` tests foreign tenants.
    changeLoginTenantId: 'no record',
    // Users see their own agents, administrators those of the tenant.
    listUserAgents: agentLines('id', 'managers-agent'),
    viewUserAgent: agentLines('id', 'managers-agent'),
    editUserAgent: agentLines('id', 'managers-agent'),
    queryUserAgent: agentLines('userName', 'manager'),
    deleteUserAgent: [
      line('manager’s agent', ['admin'], () => ({ id: 'managers-agent' })),
      line('agent in the other tenant', ['jb_manager'], () => ({ id: 'jb_managers-agent' })),
    ],
    deleteUserAgents: [
      line('purchaser’s agent', ['admin'], () => ({ ids: 'purchasers-agent' })),
      line('agent in the other tenant', ['jb_liaison'], () => ({ ids: 'jb_liaisons-agent' })),
    ],
  },
  rulePages: [
    {
      component: 'system/SysUserAgentList',
      list: 'listUserAgents',
      view: 'viewUserAgent',
      edit: 'editUserAgent',
      remove: 'deleteUserAgent',
    },
  ],
};
