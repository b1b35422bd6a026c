import { everyone } from '../support/rights/roles';
import { kept } from '../support/records/linesOfConfiguration';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    countVisits: { users: everyone },
    listVisits: { users: everyone },
    listLogs: { users: ['admin'] },
    deleteLog: { users: ['admin'], input: { id: 'x' } },
    deleteLogs: { users: ['admin'], input: { ids: 'x' } },
    exportLogs: { users: ['admin'], input: { keyWord: 'x' } },
  },
  records: {
    countVisits: 'no record',
    listVisits: 'no record',
    listLogs: kept('logline', 'keyWord'),
    exportLogs: kept('logline', 'keyWord'),
    deleteLog: kept('log-1', 'id'),
    deleteLogs: kept('log-2', 'ids'),
  },
  rulePages: [{ component: 'system/LogList', list: 'listLogs', remove: 'deleteLog' }],
};
