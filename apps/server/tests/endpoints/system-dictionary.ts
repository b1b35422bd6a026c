import { everyone, internal } from '../support/rights/roles';
import { categoryTree, colleague, departTree, foreignUser, ofTenants, users } from '../support/records/linesOfPickers';
import { line } from '../support/records/Line';
import { BUYERS, INTERNAL, THERE } from '../support/records/users';
import { ids } from '../support/records/ids';
import { dicts } from '../support/records/linesOfConfiguration';
import { tableItem } from '../support/records/linesOfCalls';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    getDictItems: { users: everyone, input: { dictCode: 'priority' } },
    loadDict: { users: everyone, input: { dict: 'priority' } },
    loadDictOrderByValue: { users: everyone, input: { dict: 'priority' } },
    getDictText: { users: everyone, input: { dictCode: 'priority', key: 'L' } },
    queryDictTable: {
      users: internal.concat('expert', 'supplier'),
      input: { table: 'sys_category', text: 'name', code: 'id' },
    },
    loadDictItem: { users: everyone, input: { dict: 'priority', key: 'L' } },
    refreshDictCache: { users: everyone },
    queryAllDictItems: { users: everyone },
    loadDictTree: {
      users: internal.concat('expert', 'supplier'),
      input: { tableName: 'sys_category', text: 'name', code: 'id', pidField: 'pid' },
    },
    listDicts: { users: ['admin'] },
    viewDict: { users: ['admin'], input: { id: 'x' } },
    addDict: { users: ['admin'], input: { dictName: 'x', dictCode: 'priority' } },
    editDict: { users: ['admin'], input: { id: 'x' } },
    deleteDict: { users: ['admin'], input: { id: 'x' } },
    deleteDicts: { users: ['admin'], input: { ids: 'x' } },
    exportDicts: { users: ['admin'], input: { dictCode: 'priority' } },
    importDicts: { users: ['admin'] },
    treeOfDicts: { users: internal },
    listDeletedDicts: { users: ['admin'] },
    restoreDict: { users: ['admin'], input: { id: 'x' } },
    destroyDict: { users: ['admin'], input: { id: 'x' } },
    listDictItems: { users: ['admin'] },
    viewDictItem: { users: ['admin'], input: { id: 'x' } },
    addDictItem: { users: ['admin'], input: { dictId: 'x', itemText: 'x', itemValue: 'x' } },
    editDictItem: { users: ['admin'], input: { id: 'x' } },
    deleteDictItem: { users: ['admin'], input: { id: 'x' } },
    deleteDictItems: { users: ['admin'], input: { ids: 'x' } },
    checkDictItem: { users: internal, input: { dictId: 'x', itemValue: 'x' } },
  },
  goodInputs: {
    addDict: { dictName: 'x', dictCode: 'priority', type: 5 },
    editDict: { id: 'x' },
    restoreDict: { id: 'x' },
    addDictItem: { dictId: 'x', itemText: 'x', itemValue: 'x' },
    editDictItem: { id: 'x' },
  },
  records: {
    loadDictTree: [
      ...ofTenants('category', 'pid', categoryTree),
      line('own tenant’s department', INTERNAL, () => ({ ...departTree, pid: ids.ownParent })),
      line('other tenant’s department', THERE, () => ({ ...departTree, pid: ids.foreignParent })),
    ],
    getDictText: users('key', colleague, foreignUser, { dictCode: 'sys_user,realname,id' }),
    queryDictTable: users('keyword', colleague, foreignUser, { table: 'sys_user', text: 'realname', code: 'id' }),
    loadDictOrderByValue: users(
      'dict',
      () => `sys_user,realname,id,id = '${ids.colleague}'`,
      () => `sys_user,realname,id,id = '${ids.foreignUser}'`,
    ),
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
    refreshDictCache: 'no record',
    queryAllDictItems: 'no record',
    getDictItems: [
      line('other tenant’s user', THERE, () => ({
        dictCode: `sys_user,realname,id,id = '${ids.foreignUser}'`,
      })),
      line('colleague', INTERNAL, () => ({ dictCode: `sys_user,realname,id,id = '${ids.colleague}'` })),
    ],
    loadDict: [
      line('colleague', INTERNAL, () => ({ dict: 'sys_user,realname,id', keyword: ids.colleague })),
      line('other tenant’s user', THERE, () => ({ dict: 'sys_user,realname,id', keyword: ids.foreignUser })),
    ],
    loadDictItem: tableItem('dict'),
  },
  rulePages: [
    // Only administrators of all tenants change dictionaries; rules do not apply to them.
    { component: 'system/DictList', list: 'listDicts', view: 'viewDict', export: 'exportDicts' },
  ],
};
