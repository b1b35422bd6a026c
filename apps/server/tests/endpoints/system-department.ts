import { everyone, internal } from '../support/rights/roles';
import { departs } from '../support/records/linesOfPickers';
import { ids } from '../support/records/ids';
import { line } from '../support/records/Line';
import { INTERNAL, NOBODY, THERE } from '../support/records/users';
import { departs as departsOfPeople, places, read } from '../support/records/linesOfPeople';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    getCurrentUserDeparts: { users: everyone },
    queryDepartmentTree: { users: internal },
    queryDepartmentLevel: { users: internal },
    queryDepartmentIds: { users: internal },
    searchDepartments: { users: internal, input: { keyWord: '部' } },
    queryDepartmentsInCharge: { users: internal },
    queryDepartmentParentName: { users: internal, input: { id: 'x' } },
    listDeparts: { users: internal },
    queryDepartmentAncestors: { users: internal, input: { departId: 'x' } },
    listAllDepartments: { users: internal },
    queryDepartmentsByIds: { users: internal, input: { deptIds: 'x' } },
    queryDepartmentByCode: { users: internal, input: { orgCode: 'x' } },
    viewDepart: { users: internal, input: { id: 'x' } },
    addDepart: { users: ['admin'], input: { departName: 'x', parentId: 'x' } },
    editDepart: { users: ['admin'], input: { id: 'x' } },
    deleteDepart: { users: ['admin'], input: { id: 'x' } },
    deleteDeparts: { users: ['admin'], input: { ids: 'x' } },
    sortDeparts: { users: ['admin'], input: { ids: 'x' } },
    exportDeparts: { users: ['admin'] },
    importDeparts: { users: ['admin'] },
    queryDepartsAndUsers: { users: internal, input: { keyWord: 'x' } },
    queryUsersInDepart: { users: internal, input: { id: 'x' } },
  },
  goodInputs: {
    addDepart: { departName: 'x', parentId: 'x', directorUserIds: 'x' },
    editDepart: { id: 'x' },
    sortDeparts: { ids: 'x' },
  },
  records: {
    queryDepartmentIds: 'no record',
    queryDepartmentsInCharge: 'no record',
    queryDepartmentAncestors: [
      ...departs('departId'),
      ...departs(
        'orgCode',
        () => ids.ownOrgCode,
        () => ids.foreignOrgCode,
      ),
    ],
    queryDepartmentParentName: departs('id'),
    listDeparts: departs('id'),
    listAllDepartments: departs('id'),
    queryDepartmentsByIds: departs('deptIds'),
    queryDepartmentByCode: departs(
      'orgCode',
      () => ids.ownOrgCode,
      () => ids.foreignOrgCode,
    ),
    searchDepartments: [
      line('own tenant’s department', INTERNAL, () => ({ keyWord: '机加工车间' })),
      line('other tenant’s department', THERE, () => ({ keyWord: '采购部' })),
    ],
    importDeparts: 'no record',
    addDepart: [
      line('below an own one', ['admin'], () => ({ departName: '新部门', parentId: ids.ownDepart })),
      line('below another tenant’s', NOBODY, () => ({ departName: '新部门', parentId: ids.foreignDepart })),
    ],
    viewDepart: read(
      'id',
      () => ids.ownDepart,
      () => ids.foreignDepart,
    ),
    editDepart: departsOfPeople('id'),
    sortDeparts: [
      line('own tenant’s', ['admin'], () => ({ ids: ids.ownDepart, parentId: ids.ownParent })),
      line('other tenant’s', NOBODY, () => ({ ids: ids.foreignDepart, parentId: ids.foreignParent })),
    ],
    deleteDepart: places('depart-1', 'id'),
    deleteDeparts: places('depart-2', 'ids'),
    exportDeparts: departsOfPeople('selections'),
    queryDepartsAndUsers: 'no record',
    queryUsersInDepart: read(
      'id',
      () => ids.ownDepart,
      () => ids.foreignDepart,
    ),
    getCurrentUserDeparts: 'no record',
    queryDepartmentTree: [
      line('own department', INTERNAL, () => ({ ids: ids.ownDepart })),
      line('other tenant’s department', THERE, () => ({ ids: ids.foreignDepart })),
    ],
    queryDepartmentLevel: [
      line('own department', INTERNAL, () => ({ ids: ids.ownDepart })),
      line('other tenant’s department', THERE, () => ({ ids: ids.foreignDepart })),
    ],
  },
};
