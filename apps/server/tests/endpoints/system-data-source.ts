import { internal } from '../support/rights/roles';
import { kept } from '../support/records/linesOfConfiguration';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listDataSources: { users: ['admin'] },
    viewDataSource: { users: ['admin'], input: { id: 'x' } },
    addDataSource: { users: ['admin'], input: { code: 'x', name: 'x', dbType: 'none' } },
    editDataSource: { users: ['admin'], input: { id: 'x' } },
    deleteDataSource: { users: ['admin'], input: { id: 'x' } },
    deleteDataSources: { users: ['admin'], input: { ids: 'x' } },
    exportDataSources: { users: ['admin'] },
    importDataSources: { users: ['admin'] },
    dataSourceOptions: { users: internal },
    testConnection: { users: ['admin'], input: { dbType: 'none' } },
  },
  goodInputs: {
    addDataSource: { code: 'x', name: 'x', dbType: 'none', dbUrl: 'none' },
    editDataSource: { id: 'x' },
    testConnection: { dbUrl: 'none', dbType: 'none' },
  },
  records: {
    listDataSources: kept('source', 'id'),
    viewDataSource: kept('source', 'id'),
    addDataSource: 'no record',
    editDataSource: kept('source', 'id'),
    exportDataSources: kept('source', 'selections'),
    deleteDataSource: kept('source-1', 'id'),
    deleteDataSources: kept('source-2', 'ids'),
    importDataSources: 'no record',
    dataSourceOptions: 'no record',
    testConnection: kept('source', 'id'),
  },
  rulePages: [
    {
      component: 'system/SysDataSourceList',
      list: 'listDataSources',
      view: 'viewDataSource',
      edit: 'editDataSource',
      remove: 'deleteDataSource',
      export: 'exportDataSources',
      others: [['testConnection', 'id']],
    },
  ],
};
