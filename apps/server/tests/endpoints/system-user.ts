import { internal } from '../support/rights/roles';
import { colleague, departs, foreignUser, users } from '../support/records/linesOfPickers';
import { ids } from '../support/records/ids';
import { kept, places, read, users as usersOfPeople } from '../support/records/linesOfPeople';
import { line } from '../support/records/Line';
import { INTERNAL, NOBODY, THERE } from '../support/records/users';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    listAllUsers: { users: ['admin'] },
    queryChildrenOfUser: { users: internal, input: { userId: 'x' } },
    selectSelfDepartUser: { users: internal },
    listUsers: { users: internal },
    getMultiUser: { users: internal },
    viewUser: { users: ['admin'], input: { id: 'x' } },
    addUser: { users: ['admin'], input: { username: 'x', realname: 'x', password: 'x' } },
    editUser: { users: ['admin'], input: { id: 'x' } },
    editUserBase: { users: ['admin'], input: { id: 'x' } },
    deleteUser: { users: ['admin'], input: { id: 'x' } },
    deleteUsers: { users: ['admin'], input: { ids: 'x' } },
    exportUsers: { users: ['admin'] },
    importUsers: { users: ['admin'] },
    freezeUsers: { users: ['admin'], input: { ids: 'x', status: 2 } },
    changeUserPassword: { users: ['admin'], input: { username: 'x', password: 'x' } },
    recycledUsers: { users: ['admin'] },
    restoreUsers: { users: ['admin'], input: { userIds: 'x' } },
    eraseUsers: { users: ['admin'], input: { userIds: 'x' } },
    generateUserId: { users: internal },
    queryUserDeparts: { users: internal, input: { userId: 'x' } },
    listDepartUsers: { users: internal },
    addDepartUsers: { users: ['admin'], input: { depId: 'x', userIdList: ['x'] } },
    deleteDepartUser: { users: ['admin'], input: { depId: 'x', userId: 'x' } },
    deleteDepartUsers: { users: ['admin'], input: { depId: 'x', userIds: 'x' } },
    listContacts: { users: internal, input: { orgCode: 'x' } },
    listAddresses: { users: internal },
    listAppUsers: { users: internal },
    queryUsersOfDepartment: { users: internal, input: { id: 'x' } },
    queryUsersByIds: { users: internal, input: { userIds: 'x' } },
    queryUserComponentData: { users: internal },
  },
  goodInputs: {
    addUser: { username: 'nobody_1', realname: '无名', password: 'short', supplierId: 'x' },
    editUser: { id: 'x' },
    editUserBase: { id: 'x' },
    freezeUsers: { ids: 'x', status: 2 },
    changeUserPassword: { username: 'x', password: 'x' },
    restoreUsers: { userIds: 'x' },
    addDepartUsers: { depId: 'x', userIdList: ['x'] },
  },
  records: {
    listUsers: users('id', colleague, foreignUser),
    getMultiUser: [
      ...users('id', colleague, foreignUser),
      ...users(
        'username',
        () => ids.colleagueName,
        () => 'jb_manager',
      ),
    ],
    queryUsersByIds: users('userIds', colleague, foreignUser),
    queryUsersOfDepartment: departs('id'),
    addUser: 'no record',
    importUsers: 'no record',
    recycledUsers: 'no record',
    generateUserId: 'no record',
    viewUser: usersOfPeople('id'),
    editUser: usersOfPeople('id'),
    editUserBase: usersOfPeople('id'),
    exportUsers: usersOfPeople('selections'),
    queryUserDeparts: read(
      'userId',
      () => ids.colleague,
      () => ids.foreignUser,
    ),
    // No other call uses the users removed, frozen or reset here.
    freezeUsers: kept(
      'ids',
      () => 'own-person-1',
      () => 'foreign-person-1',
      { status: 2 },
    ),
    changeUserPassword: kept(
      'username',
      () => 'own_person_1',
      () => 'foreign_person_1',
      { password: 'Abc-123-xyz' },
    ),
    deleteUser: places('person-2', 'id'),
    deleteUsers: places('person-3', 'ids'),
    restoreUsers: places('person-4', 'userIds'),
    eraseUsers: places('person-5', 'userIds'),
    listDepartUsers: read(
      'depId',
      () => ids.ownDepart,
      () => ids.foreignDepart,
    ),
    addDepartUsers: [
      line('own department', ['admin'], () => ({ depId: ids.ownDepart, userIdList: [ids.colleague] })),
      line('other tenant’s department', NOBODY, () => ({ depId: ids.foreignDepart, userIdList: [ids.colleague] })),
      line('other tenant’s user', NOBODY, () => ({ depId: ids.ownDepart, userIdList: [ids.foreignUser] })),
    ],
    deleteDepartUser: [
      line('own department', ['admin'], () => ({ depId: 'own-depart', userId: ids.colleague })),
      line('other tenant’s department', NOBODY, () => ({ depId: ids.foreignDepart, userId: ids.colleague })),
      line('other tenant’s user', NOBODY, () => ({ depId: ids.ownDepart, userId: ids.foreignUser })),
    ],
    deleteDepartUsers: [
      line('own department', ['admin'], () => ({ depId: 'own-depart', userIds: ids.colleague })),
      line('other tenant’s department', NOBODY, () => ({ depId: ids.foreignDepart, userIds: ids.colleague })),
      line('other tenant’s user', NOBODY, () => ({ depId: ids.ownDepart, userIds: ids.foreignUser })),
    ],
    listContacts: read(
      'orgCode',
      () => ids.ownOrgCode,
      () => ids.foreignOrgCode,
    ),
    listAddresses: read(
      'orgCode',
      () => ids.ownOrgCode,
      () => ids.foreignOrgCode,
    ),
    listAppUsers: read(
      'username',
      () => ids.colleagueName,
      () => 'jb_manager',
    ),
    selectSelfDepartUser: [
      line('user of the same department', ['purchaser', 'manager'], () => ({ name: '王晓琳' })),
      line('other tenant’s user', THERE, () => ({ name: 'jb_manager' })),
    ],
    queryUserComponentData: [
      line('colleague', INTERNAL, () => ({ id: ids.colleague })),
      line('other tenant’s user', THERE, () => ({ id: ids.foreignUser })),
      line('other tenant’s department', THERE, () => ({ departId: ids.foreignDepart })),
    ],
    listAllUsers: [
      line('colleague', ['admin'], () => ({ id: ids.colleague })),
      line('other tenant’s user', ['admin'], () => ({ id: ids.foreignUser })),
    ],
    queryChildrenOfUser: [
      line('colleague', INTERNAL, () => ({ userId: ids.colleague })),
      line('other tenant’s user', THERE, () => ({ userId: ids.foreignUser })),
    ],
  },
  rulePages: [
    {
      component: 'system/UserList',
      list: 'listUsers',
      view: 'viewUser',
      edit: 'editUser',
      remove: 'deleteUser',
      export: 'exportUsers',
      others: [['freezeUsers', 'ids', { status: 2 }]],
    },
    { component: 'system/AddressList', list: 'listAddresses' },
  ],
};
