import { kept } from '../support/records/linesOfConfiguration';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listDataLogs: { users: ['admin'] },
    compareDataLogs: { users: ['admin'], input: { dataId1: 'x', dataId2: 'x' } },
    listDataVersions: { users: ['admin'], input: { dataTable: 'x', dataId: 'x' } },
  },
  records: {
    listDataLogs: kept('rule', 'dataId'),
    listDataVersions: kept('rule', 'dataId', { dataTable: 'sys_check_rule' }),
    compareDataLogs: kept('version-1', 'dataId1', { dataId2: 'own-version-2' }),
  },
  rulePages: [{ component: 'system/DataLogList', list: 'listDataLogs' }],
};
