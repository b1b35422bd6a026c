import { ids } from './ids';
import { line, type Line } from './Line';
import { INTERNAL, THERE, type User } from './users';

/** One record of the own and one of the other tenant, created by `makePickedRecords`. */
export const ofTenants = (what: string, member: string, more: Record<string, string> = {}): Line[] => [
  line(`own tenant’s ${what} by ${more.field ?? member}`, INTERNAL, () => ({ ...more, [member]: `own-${what}` })),
  line(`other tenant’s ${what} by ${more.field ?? member}`, THERE, () => ({ ...more, [member]: `foreign-${what}` })),
];

export const users = (
  member: string,
  own: () => string,
  foreign: () => string,
  more: Record<string, string> = {},
): Line[] => [
  line(`colleague by ${member}`, INTERNAL, () => ({ ...more, [member]: own() })),
  line(`other tenant’s user by ${member}`, THERE, () => ({ ...more, [member]: foreign() })),
];

export const departs = (member: string, own = () => ids.ownDepart, foreign = () => ids.foreignDepart): Line[] => [
  line(`own department by ${member}`, INTERNAL, () => ({ [member]: own() })),
  line(`other tenant’s department by ${member}`, THERE, () => ({ [member]: foreign() })),
];

export const reports = (member: string, which: string): Line[] => [
  line('own tenant’s report', ['admin'], () => ({ [member]: `own-${which}` })),
  line('other tenant’s report', [], () => ({ [member]: `foreign-${which}` })),
];

export const reportEdit = (id: string) => ({
  head: { id, code: id, name: id, cgrSql: 'sys_user' },
  items: [{ fieldName: 'username', fieldTxt: '用户账号', isSearch: '1' }],
  params: [{ paramName: 'sex' }],
});

export const colleague = () => ids.colleague;

export const foreignUser = () => ids.foreignUser;

export const buying: readonly User[] = ['admin', 'purchaser', 'manager'];

export const categoryTree = { tableName: 'sys_category', text: 'name', code: 'id', pidField: 'pid' };

export const departTree = { tableName: 'sys_depart', text: 'depart_name', code: 'id', pidField: 'parent_id' };

/** Rows of reports on users and suppliers. */
export const reportRows: readonly Line[] = [
  ...users(
    'username',
    () => ids.colleagueName,
    () => 'jb_manager',
    { id: 'report-sys-user' },
  ),
  ...ofTenants('supplier', 'name', { id: 'report-supplier' }),
];
