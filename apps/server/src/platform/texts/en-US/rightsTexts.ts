import type { ActRefusal } from '@gezi/domain';
import { shortened } from '../shortened';

/** Roles, menus, data rules and tenants. */
export const rightsTexts = {
  authority: {
    oneself: (_username: string) => 'Change your own account under “My account”, not in the list of users',
    'no-reset': (_username: string) =>
      'Changing mobile number, email, departments in charge, user type or supplier needs the permission to reset passwords',
    'kept-elsewhere': (username: string) =>
      `User ${shortened(username)} belongs to another tenant, whose administrators maintain the account`,
    administrator: (_username: string) => 'Only administrators can change accounts of administrators',
    'administers-elsewhere': (username: string) =>
      `User ${shortened(username)} administers tenants that you do not. Only administrators of these tenants can change the account`,
    'other-tenant': (username: string) =>
      `User ${shortened(username)} also belongs to tenants that you do not administer`,
    'holds-more': (username: string) => `User ${shortened(username)} has permissions that you do not have`,
    'all-tenants-only': (_username: string) => 'Only administrators of all tenants can change tenants',
  } satisfies Record<ActRefusal, (username: string) => string>,
  grant: {
    noRoles: 'The user has no role in this tenant',
    nobody: 'Select a user',
    foreignUser: 'A user does not exist or does not belong to this tenant',
    unfit: (username: string, roleName: string) =>
      `The type of user ${shortened(username)} does not fit the role “${roleName}”`,
    administratorsOnly: 'Only administrators can grant or revoke the administrator role',
    lastAdministrator: 'A tenant needs at least one administrator',
    sharedRole: 'The role serves all tenants and can only be changed by administrators of all tenants',
    unknownPermission: 'A permission does not exist',
    moreThanOwn: 'You can only grant permissions that you have',
    outsidePackage: 'A permission is not part of the package of the tenant',
    unknownRule: 'A data rule does not exist or does not belong to this menu',
    notGranted: 'Grant the menu before you assign its data rules',
  },
  role: {
    codeTaken: (code: string) => `The role code exists already: ${shortened(code)}`,
    builtIn: 'Built-in roles can neither be deleted nor get another code',
    held: (users: number) => `${users} users have the role. Remove them before you delete it`,
    hasIndex: 'The role has a landing page already',
    sharedIndex: 'The landing page serves all tenants and can only be changed by administrators of all tenants',
  },
  serverState: {
    allTenants: 'The server concerns all tenants and is shown to administrators of all tenants only',
    version: 'Database version',
    kind: 'Database type',
    size: 'Database size (bytes)',
    connections: 'Connections',
    maxConnections: 'Maximum connections',
    sessions: 'Active sessions',
  },
  noGateway: 'The system has no gateway, so routes cannot be set',
  menu: {
    shared: 'Menus serve all tenants and can only be changed by administrators of all tenants',
    urlTaken: (url: string) => `The menu path exists already: ${shortened(url)}`,
    urlMissing: 'Enter a menu path',
    componentMissing: 'Enter a component',
    foreignLayout: (component: string) =>
      `${component} is a layout of another version of the client. Use layouts/RouteView`,
    permsMissing: 'Enter a permission code',
    parentMissing: 'Select a parent menu',
    wrongParent: 'The parent menu does not exist, or cannot be the parent of this menu',
    keepsItself: 'The menu page itself cannot be deleted',
  },
  dataRule: {
    hiddenBelow: 'There is data below that you may not see. It cannot be deleted',
    faults: {
      'no-column': 'The field of the rule is missing or unknown',
      'bad-expression': "The condition is malformed. Example: status = '2' and depart_id in ('1', '2')",
      'unknown-variable': 'The value has an unknown variable',
      'bad-value': 'The value does not fit the type of the field',
    },
  },
  departRole: {
    codeTaken: (code: string) => `The code of the department role exists already: ${shortened(code)}`,
    fixedDepart: 'The department of a department role cannot be changed',
    outsideDepart: 'Only permissions of the department can be granted',
    notMember: 'A user does not belong to the department',
  },
  tenant: {
    shared: 'Only administrators of all tenants can change tenants',
    idTaken: (id: number) => `The tenant number exists already: ${id}`,
    hasUsers: (name: string) => `The tenant “${shortened(name)}” has users and cannot be deleted`,
    endsBefore: 'The end must not be before the start',
    unknownPack: 'The package does not exist',
    packTaken: (name: string) => `The package name exists already: ${shortened(name)}`,
    packInUse: (tenants: number) => `${tenants} tenants use the package. It cannot be deleted`,
    locksOneselfOut: 'The change would take the right to manage tenants from you. Switch to another tenant first',
    freezesOwn: 'The current tenant cannot be frozen',
  },
};
