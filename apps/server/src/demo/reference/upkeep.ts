import type { ButtonSeed } from './MenuSeed';
import type { RoleCode } from './roles';

/** The four buttons of a kept list. @param from number of the first */
export const upkeep = (from: number, what: string, resource: string, roles: readonly RoleCode[]): ButtonSeed[] =>
  Object.entries({ list: '查看', add: '添加', edit: '编辑', delete: '删除' }).map(([action, verb], nth) => ({
    number: from + nth,
    name: `${verb}${what}`,
    perms: `${resource}:${action}`,
    roles,
  }));
