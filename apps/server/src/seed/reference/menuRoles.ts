import { roles, type RoleCode } from './roles';

/** Roles that see a group of pages. */
export const everybody: readonly RoleCode[] = roles.map(({ code }) => code);
export const planReaders: readonly RoleCode[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager'];
export const planPurchasers: readonly RoleCode[] = ['admin', 'purchaser', 'manager'];
export const planDeclarers: readonly RoleCode[] = ['admin', 'declarer'];
/** Approvers, and managers for the tasks that processes give them: the code opens the call, not the decision. */
export const planDeciders: readonly RoleCode[] = ['admin', 'approver', 'manager'];
export const planManagers: readonly RoleCode[] = ['admin', 'manager'];
export const projectReaders: readonly RoleCode[] = ['admin', 'approver', 'purchaser', 'manager'];
export const formDesigners: readonly RoleCode[] = ['admin', 'manager'];
export const supplierAuditors: readonly RoleCode[] = ['admin', 'manager'];
export const experts: readonly RoleCode[] = ['admin', 'expert'];
export const siteEditors: readonly RoleCode[] = ['admin', 'editor'];
export const formFillers: readonly RoleCode[] = [...planReaders, 'editor'];
/** Everybody who may take part in processes. */
export const flowMembers: readonly RoleCode[] = everybody.filter((role) => role !== 'register');
