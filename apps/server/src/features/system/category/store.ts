import type { Category, TreeNode } from '@gezi/domain';
import { and, asc, eq, inArray, like, type SQL } from 'drizzle-orm';
import { sysCategory, type Database } from '../../../platform/db';

/** Id of the root of every tree. */
export const ROOT = '0';

/** SQL of the categories of a tenant and of tenant 0, which serve all tenants. */
export function categoryStore(db: Database) {
  const rows = (tenantId: number, where: SQL | undefined): Promise<Category[]> =>
    db.orm
      .select({
        id: sysCategory.id,
        pid: sysCategory.pid,
        name: sysCategory.name,
        code: sysCategory.code,
        hasChild: sysCategory.hasChild,
      })
      .from(sysCategory)
      .where(and(inArray(sysCategory.tenantId, [0, tenantId]), where))
      .orderBy(asc(sysCategory.code));

  return {
    children: (tenantId: number, pid: string, filter?: SQL) => rows(tenantId, and(eq(sysCategory.pid, pid), filter)),
    /** Descendants of the category with a code, or all categories without a code. */
    descendants: async (tenantId: number, code?: string) => {
      const prefix = code?.replaceAll(/[\\%_]/g, '\\$&');
      const found = await rows(tenantId, prefix ? like(sysCategory.code, `${prefix}%`) : undefined);
      return found.filter((row) => row.code !== code);
    },
    /** Categories with one of the values in a field. */
    by: (tenantId: number, field: 'id' | 'code' | 'name', values: readonly string[]) =>
      rows(tenantId, inArray(sysCategory[field], [...values])),
  };
}

/** Tree node of a category. @param children null if not loaded */
export function categoryNode(row: Category, children: TreeNode[] | null = null): TreeNode {
  const isLeaf = children ? children.length === 0 : row.hasChild !== '1';
  return {
    id: row.id,
    key: row.id,
    value: row.id,
    title: row.name,
    code: row.code,
    parentId: row.pid,
    leaf: isLeaf,
    isLeaf,
    children: children?.length ? children : null,
  };
}
