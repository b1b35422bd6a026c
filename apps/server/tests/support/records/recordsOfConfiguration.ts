import { line, type CallRecords, type Line } from './Line';
import { BUYERS, INTERNAL, NOBODY, THERE } from './users';

/** All tenants share dictionaries; who administers all of them keeps them. */
const dicts = (member: string, id = 'dict', more: Record<string, unknown> = {}): Line[] => [
  line('dictionary', ['admin'], () => ({ [member]: id, ...more })),
];
/** Only administrators keep them, each those of the tenant in force. */
const kept = (what: string, member: string, more: Record<string, unknown> = {}): Line[] => [
  line(`own tenant’s ${what}`, ['admin'], () => ({ [member]: `own-${what}`, ...more })),
  line(`other tenant’s ${what}`, NOBODY, () => ({ [member]: `foreign-${what}`, ...more })),
];
/** Read by the buying side of either tenant. */
const looked = (
  what: string,
  member: string,
  more: (owner: string) => Record<string, unknown> = () => ({}),
): Line[] => [
  line(`own tenant’s ${what}`, INTERNAL, () => ({ [member]: `own-${what}`, ...more('own') })),
  line(`other tenant’s ${what}`, THERE, () => ({ [member]: `foreign-${what}`, ...more('foreign') })),
];
const rules = (resource: 'CheckRule' | 'FillRule'): Record<string, CallRecords> => ({
  [`list${resource}s`]: kept('rule', 'id'),
  [`view${resource}`]: kept('rule', 'id'),
  [`add${resource}`]: 'no record',
  [`edit${resource}`]: kept('rule', 'id'),
  [`export${resource}s`]: kept('rule', 'selections'),
  [`delete${resource}`]: kept('rule-1', 'id'),
  [`delete${resource}s`]: kept('rule-2', 'ids'),
  [`import${resource}s`]: 'no record',
});

/** Calls of dictionaries, categories, rules, logs and sessions. */
export const recordsOfConfiguration: Readonly<Record<string, CallRecords>> = {
  listDicts: dicts('id'),
  viewDict: dicts('id'),
  addDict: 'no record',
  editDict: dicts('id'),
  exportDicts: dicts('selections'),
  deleteDict: dicts('id', 'dict-1'),
  deleteDicts: dicts('ids', 'dict-2'),
  importDicts: 'no record',
  treeOfDicts: 'no record',
  listDeletedDicts: 'no record',
  restoreDict: dicts('id', 'binned-dict'),
  destroyDict: dicts('id', 'binned-dict-1'),
  listDictItems: dicts('dictId'),
  viewDictItem: dicts('id', 'dict-item'),
  addDictItem: dicts('dictId', 'dict', { itemText: '新', itemValue: 'new' }),
  editDictItem: dicts('id', 'dict-item'),
  deleteDictItem: dicts('id', 'dict-item-1'),
  deleteDictItems: dicts('ids', 'dict-item-2'),
  checkDictItem: [line('dictionary', BUYERS, () => ({ dictId: 'dict', itemValue: 'free' }))],
  // Tells of any record whether it has a value, and nothing else.
  checkDuplicate: 'no record',

  listCategoryRoots: looked('kept', 'id'),
  listCategoryChildren: looked('category', 'pid'),
  listCategoryChildrenOf: looked('category', 'parentIds'),
  checkCategoryCode: looked('category', 'pid', (owner) => ({ code: `${owner}-categoryA09` })),
  viewCategory: looked('kept', 'id'),
  addCategory: kept('category', 'pid', { name: '新分类' }),
  editCategory: kept('kept', 'id', { name: '改名' }),
  exportCategories: kept('kept', 'selections'),
  deleteCategory: kept('kept-1', 'id'),
  deleteCategories: kept('kept-2', 'ids'),
  importCategories: 'no record',

  ...rules('CheckRule'),
  ...rules('FillRule'),
  checkByCode: looked('rule', 'ruleCode'),
  testFillRule: kept('rule', 'ruleCode'),
  executeFillRule: looked('rule', 'ruleCode'),
  executeFillRules: [
    line('own tenant’s rule', INTERNAL, () => ({ rules: [{ ruleCode: 'own-rule' }] })),
    line('other tenant’s rule', THERE, () => ({ rules: [{ ruleCode: 'foreign-rule' }] })),
  ],

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

  countVisits: 'no record',
  listVisits: 'no record',
  listLogs: kept('logline', 'keyWord'),
  exportLogs: kept('logline', 'keyWord'),
  deleteLog: kept('log-1', 'id'),
  deleteLogs: kept('log-2', 'ids'),
  listDataLogs: kept('rule', 'dataId'),
  listDataVersions: kept('rule', 'dataId', { dataTable: 'sys_check_rule' }),
  compareDataLogs: kept('version-1', 'dataId1', { dataId2: 'own-version-2' }),

  listOnlineUsers: [
    line('colleague', ['admin'], () => ({ username: 'manager' })),
    line('other tenant’s user', NOBODY, () => ({ username: 'jb_manager' })),
  ],
  forceLogout: kept('session', 'token'),
  viewServerState: 'no record',
};
