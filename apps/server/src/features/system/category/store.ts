import type { Category, TreeNode } from '@gezi/domain';
import { and, asc, eq, inArray, like, type SQL } from 'drizzle-orm';
import { sysCategory, type Database } from '../../../platform/db';

/** The root of every tree. */
export const ROOT = '0';

/** Categories of a tenant, and those of tenant 0, which serve every tenant. */
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
    children: (tenantId: number, pid: string, more?: SQL) => rows(tenantId, and(eq(sysCategory.pid, pid), more)),
    /** Everything below a code, the category itself left out; without a code everything. */
    below: async (tenantId: number, code?: string) => {
      const prefix = code?.replaceAll(/[\\%_]/g, '\\$&');
      const found = await rows(tenantId, prefix ? like(sysCategory.code, `${prefix}%`) : undefined);
      return found.filter((row) => row.code !== code);
    },
    /** Those with one of the values in a field. */
    by: (tenantId: number, field: 'id' | 'code' | 'name', values: readonly string[]) =>
      rows(tenantId, inArray(sysCategory[field], [...values])),
  };
}

/** A category as a node of a tree answer. @param children null on a level not asked for */
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
