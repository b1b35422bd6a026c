import { shortened } from '../shortened';

/** Users, departments and positions. */
export const userTexts = {
  agent: {
    what: 'Deputy',
    of: 'Username',
    oneself: 'You cannot be your own deputy',
    fixed: 'The user of a deputy cannot be changed',
    unknownUser: 'The user does not exist or does not belong to this tenant',
    unknown: 'The deputy does not exist or does not belong to this tenant',
    endsBefore: 'The end must not be before the start',
  },
  user: {
    taken: {
      username: 'The username is taken',
      workNo: 'The staff number is taken',
      phone: 'The mobile number is taken',
      email: 'The email address is taken',
    },
    weak: {
      'too-short': 'The password needs at least 8 characters',
      'too-long': 'The password can have at most 128 characters',
      'too-common': 'The password is too simple',
      'like-the-name': 'The password must differ from the username',
    },
    unknownRole: 'A role does not exist or does not belong to this tenant',
    unknownDepart: 'A department does not exist or does not belong to this tenant',
    unknownPost: 'A position does not exist',
    unknownSupplier: 'The supplier does not exist or does not belong to this tenant',
    unknownTenant: 'A tenant does not exist',
    keepsTenant: 'The user must stay in the current tenant',
    noSupplier: 'Only users of type supplier belong to a supplier',
    unfitType: 'The roles of the user do not fit the user type. Change them first',
    mayNotGiveRoles: 'You have no permission to grant roles',
    administratorsOnly: 'Only administrators can change accounts of administrators',
    notOneselfFrozen: 'You cannot freeze your own account',
    notOneselfRemoved: 'You cannot delete your own account',
    notOneselfReset: 'Change your own password under “Change password”',
    noneToFreeze: 'None of the users is active',
    noneToUnfreeze: 'None of the users is frozen',
    noDeparts: 'The user has no department',
    unknownName: (header: string, name: string) => `${header} does not exist or is ambiguous: ${shortened(name)}`,
    tooManyRows: (limit: number) => `At most ${limit} users can be imported at a time`,
  },
  department: {
    noneFound: 'No department matches',
    unknownParent: 'The parent department does not exist',
    belowItself: 'A department cannot be moved into itself or below',
    nameTaken: (name: string) => `There is a department “${shortened(name)}” under the same parent`,
    hasUsers: (name: string, users: number) =>
      `“${shortened(name)}” and the departments below have ${users} users and cannot be deleted`,
    parentNotOne: (name: string) => `The parent department does not exist or is ambiguous: ${shortened(name)}`,
    refused: {
      'too-many': 'The parent has too many departments',
      'too-deep': 'The departments are nested too deeply',
    },
  },
  position: {
    codeTaken: 'The position code is taken',
    inUse: (name: string, users: number) =>
      `${users} users have the position “${shortened(name)}”. It cannot be deleted`,
    codeInUse: (name: string, users: number) =>
      `${users} users have the position “${shortened(name)}”. Its code cannot be changed`,
    shared: 'The position serves all tenants and cannot be changed',
  },
};
