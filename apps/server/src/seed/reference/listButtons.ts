import type { ButtonSeed } from './MenuSeed';
import type { RoleCode } from './roles';

/** The four buttons of an editable list. @param from number of the first */
export const listButtons = (from: number, what: string, resource: string, roles: readonly RoleCode[]): ButtonSeed[] =>
  Object.entries({ list: '查看', add: '添加', edit: '编辑', delete: '删除' }).map(([action, verb], nth) => ({
    number: from + nth,
    name: `${verb}${what}`,
    perms: `${resource}:${action}`,
    roles,
  }));

/** {@link listButtons}, and the buttons for import and export. @param from number of the first */
export const workbookButtons = (
  from: number,
  what: string,
  resource: string,
  roles: readonly RoleCode[],
): ButtonSeed[] => [
  ...listButtons(from, what, resource, roles),
  { number: from + 4, name: `导出${what}`, perms: `${resource}:export`, roles },
  { number: from + 5, name: `导入${what}`, perms: `${resource}:import`, roles },
];
