import type { RightNode, RightTree } from '@gezi/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { sysPermission, sysPermissionDataRule, type Database } from '../../platform/db';
import { inCurrentLanguage } from '../../platform/texts';
import { groupBy } from '../../platform/kit/groupBy';
import { inPackage } from './heldRights';

/** Sorted menus and buttons in the package of a tenant. */
export const readRights = (db: Database, tenantId: number) =>
  db.orm
    .select({
      id: sysPermission.id,
      parentId: sysPermission.parentId,
      name: sysPermission.name,
      nameEn: sysPermission.nameEn,
      menuType: sysPermission.menuType,
      icon: sysPermission.icon,
      hasRules: sql<boolean>`exists (select 1 from ${sysPermissionDataRule}
        where ${sysPermissionDataRule.permissionId} = ${sql.raw('"sys_permission"."id"')})`,
    })
    .from(sysPermission)
    .where(and(eq(sysPermission.delFlag, 0), inPackage(tenantId, sysPermission.id)))
    .orderBy(asc(sysPermission.sortNo), asc(sysPermission.id));
export type RightRow = Awaited<ReturnType<typeof readRights>>[number];

/** Rights as a tree; nodes whose parent is missing become roots. */
export function rightTree(rows: readonly RightRow[]): RightTree {
  const ids = new Set(rows.map(({ id }) => id));
  const byParent = groupBy(rows, ({ parentId }) => (ids.has(parentId) ? parentId : ''));
  const childrenOf = (parentId: string): RightNode[] =>
    (byParent.get(parentId) ?? []).map((row) => {
      const children = childrenOf(row.id);
      return rightNode(row, children.length > 0 ? children : null, children.length === 0);
    });
  return { treeList: childrenOf(''), ids: [...ids] };
}

/** @param isLeaf whether it has no children, even if `children` is null because they are not loaded */
export const rightNode = (row: RightRow, children: RightNode[] | null, isLeaf: boolean): RightNode => ({
  id: row.id,
  key: row.id,
  value: row.id,
  title: inCurrentLanguage(row.name, row.nameEn),
  slotTitle: inCurrentLanguage(row.name, row.nameEn),
  parentId: row.parentId,
  icon: row.icon,
  menuType: row.menuType,
  ruleFlag: row.hasRules ? 1 : 0,
  scopedSlots: { title: 'hasDatarule' },
  isLeaf,
  leaf: isLeaf,
  children,
});
