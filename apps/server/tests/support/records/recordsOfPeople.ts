import { ids } from './ids';
import { line, type CallRecords, type Line } from './Line';
import { INTERNAL, NOBODY, THERE } from './users';

/** Kept by administrators of the tenant; none of them is called for in the other one. */
const kept = (member: string, own: () => string, foreign: () => string, more: Record<string, unknown> = {}): Line[] => [
  line('own tenant’s', ['admin'], () => ({ ...more, [member]: own() })),
  line('other tenant’s', NOBODY, () => ({ ...more, [member]: foreign() })),
];
const read = (member: string, own: () => string, foreign: () => string): Line[] => [
  line('own tenant’s', INTERNAL, () => ({ [member]: own() })),
  line('other tenant’s', THERE, () => ({ [member]: foreign() })),
];
const users = (member: string, more: Record<string, unknown> = {}) =>
  kept(
    member,
    () => ids.colleague,
    () => ids.foreignUser,
    more,
  );
const departs = (member: string, more: Record<string, unknown> = {}) =>
  kept(
    member,
    () => ids.ownDepart,
    () => ids.foreignDepart,
    more,
  );
const places = (what: string, member: string, more: Record<string, unknown> = {}) =>
  kept(
    member,
    () => `own-${what}`,
    () => `foreign-${what}`,
    more,
  );

/** Calls of users, departments and positions as they are kept. */
export const recordsOfPeople: Readonly<Record<string, CallRecords>> = {
  addUser: 'no record',
  importUsers: 'no record',
  recycledUsers: 'no record',
  generateUserId: 'no record',
  viewUser: users('id'),
  editUser: users('id'),
  editUserBase: users('id'),
  exportUsers: users('selections'),
  queryUserDeparts: read(
    'userId',
    () => ids.colleague,
    () => ids.foreignUser,
  ),
  // Whoever is removed, frozen or given another password here is nobody else’s record.
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
  editDepart: departs('id'),
  sortDeparts: [
    line('own tenant’s', ['admin'], () => ({ ids: ids.ownDepart, parentId: ids.ownParent })),
    line('other tenant’s', NOBODY, () => ({ ids: ids.foreignDepart, parentId: ids.foreignParent })),
  ],
  deleteDepart: places('depart-1', 'id'),
  deleteDeparts: places('depart-2', 'ids'),
  exportDeparts: departs('selections'),
  queryDepartsAndUsers: 'no record',
  queryUsersInDepart: read(
    'id',
    () => ids.ownDepart,
    () => ids.foreignDepart,
  ),

  addPosition: 'no record',
  importPositions: 'no record',
  viewPosition: places('position', 'id'),
  editPosition: places('position', 'id'),
  deletePosition: places('position-1', 'id'),
  deletePositions: places('position-2', 'ids'),
  exportPositions: places('position', 'selections'),
};
