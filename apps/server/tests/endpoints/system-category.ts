import { internal } from '../support/rights/roles';
import { ofTenants } from '../support/records/linesOfPickers';
import { kept, looked } from '../support/records/linesOfConfiguration';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    loadCategoryRoot: { users: internal },
    loadCategoryChildren: { users: internal, input: { pid: '0' } },
    loadCategoryTree: { users: internal },
    loadCategory: { users: internal, input: { field: 'id', val: 'x' } },
    loadCategoryNames: { users: internal },
    loadCategoryLinkage: { users: internal },
    loadAllCategories: { users: internal, input: { code: 'x' } },
    listCategoryRoots: { users: internal },
    listCategoryChildren: { users: internal, input: { pid: 'x' } },
    listCategoryChildrenOf: { users: internal, input: { parentIds: 'x' } },
    checkCategoryCode: { users: internal, input: { code: 'x' } },
    viewCategory: { users: internal, input: { id: 'x' } },
    addCategory: { users: ['admin'], input: { name: 'x', pid: 'x' } },
    editCategory: { users: ['admin'], input: { id: 'x' } },
    deleteCategory: { users: ['admin'], input: { id: 'x' } },
    deleteCategories: { users: ['admin'], input: { ids: 'x' } },
    exportCategories: { users: ['admin'], input: { selections: 'x' } },
    importCategories: { users: ['admin'] },
  },
  goodInputs: {
    addCategory: { name: '', pid: 'x' },
    editCategory: { id: 'x' },
  },
  records: {
    loadCategory: [
      ...ofTenants('category', 'val', { field: 'id' }),
      ...ofTenants('category', 'val', { field: 'code' }),
      ...ofTenants('category', 'val', { field: 'name' }),
    ],
    loadCategoryRoot: [...ofTenants('category', 'pcode'), ...ofTenants('category', 'pcode', { async: 'true' })],
    loadCategoryChildren: ofTenants('category', 'pid'),
    loadCategoryTree: [...ofTenants('category', 'pid'), ...ofTenants('category', 'pcode')],
    loadCategoryLinkage: [...ofTenants('category', 'pid'), ...ofTenants('category', 'pcode')],
    loadAllCategories: ofTenants('category', 'code'),
    loadCategoryNames: ofTenants('category', 'ids'),
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
  },
  rulePages: [
    {
      component: 'system/SysCategoryList',
      list: 'listCategoryRoots',
      view: 'viewCategory',
      edit: 'editCategory',
      remove: 'deleteCategory',
      export: 'exportCategories',
    },
  ],
};
