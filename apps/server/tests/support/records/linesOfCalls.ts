import { roleId } from '../../../src/seed';
import { ids } from './ids';
import { line, type Line } from './Line';
import { INTERNAL, NOBODY, THERE, USERS, type User } from './users';

export const planReaders: readonly User[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager'];

/** Users who cannot read plans, not even as a dictionary. */
export const NO_PLAN_READERS: readonly User[] = ['expert', 'supplier', 'editor'];

export const planLines = (member: string): Line[] => [
  line('own plan', planReaders, () => ({ [member]: ids.ownPlan })),
  line('colleague’s plan', ['admin', 'purchaser', 'manager'], () => ({ [member]: ids.colleaguePlan })),
  line('colleague’s draft', ['admin', 'manager'], () => ({ [member]: ids.colleagueDraft })),
  line('other tenant’s plan', THERE, () => ({ [member]: ids.foreignPlan })),
];

export const tableItem = (member: string): Line[] => [
  line('oneself', USERS, ({ userId }) => ({ [member]: 'sys_user,realname,id', key: userId })),
  line('colleague', INTERNAL, () => ({ [member]: 'sys_user,realname,id', key: ids.colleague })),
  line('other tenant’s user', THERE, () => ({ [member]: 'sys_user,realname,id', key: ids.foreignUser })),
  line(
    'other tenant’s plan',
    THERE,
    () => ({ [member]: 'purchase_plan,plan_no,id', key: ids.foreignPlan }),
    NO_PLAN_READERS,
  ),
  line(
    'colleague’s draft',
    ['admin', 'manager'],
    () => ({ [member]: 'purchase_plan,plan_no,id', key: ids.colleagueDraft }),
    NO_PLAN_READERS,
  ),
];

export const role = () => roleId('register');

export const roleHolders = (member: string, wrap: (id: string) => unknown = (id) => id): Line[] => [
  line('colleague', ['admin'], () => ({ roleId: role(), [member]: wrap(ids.colleague) })),
  line('other tenant’s user', NOBODY, () => ({ roleId: role(), [member]: wrap(ids.foreignUser) })),
];

export const registrationLines = (member: string, more: object = {}): Line[] => [
  line('registration', ['admin', 'manager'], () => ({ [member]: ids.registration, ...more })),
  line('other tenant’s registration', ['jb_manager', 'jb_liaison'], () => ({
    [member]: ids.foreignRegistration,
    ...more,
  })),
];

export const agentLines = (member: string, value: string): Line[] => [
  line('manager’s agent', ['admin', 'manager'], () => ({ [member]: value })),
];

export const customerLines = (more: object = {}): Line[] => [
  line('purchasing unit', ['admin'], () => ({ id: 'purchasing-unit', ...more })),
];
