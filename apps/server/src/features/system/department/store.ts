import type { DepartmentNode } from '@gezi/domain';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { sysDepart, type Database } from '../../../platform/db';

/** A department without the tree properties of a node. */
export type DepartmentRow = Omit<DepartmentNode, 'children' | 'key' | 'value' | 'title' | 'isLeaf' | 'leaf'>;

/** SQL of departments for trees, in tree order. */
export const departmentStore = (db: Database) => ({
  all: (tenantId: number): Promise<DepartmentRow[]> => rowsWhere(db, eq(sysDepart.tenantId, tenantId)),
});

function rowsWhere(db: Database, where: SQL): Promise<DepartmentRow[]> {
  return db.orm
    .select({
      id: sysDepart.id,
      parentId: sysDepart.parentId,
      departName: sysDepart.departName,
      orgCode: sysDepart.orgCode,
      orgCategory: sysDepart.orgCategory,
    })
    .from(sysDepart)
    .where(and(where, eq(sysDepart.delFlag, 0)))
    .orderBy(asc(sysDepart.departOrder), asc(sysDepart.orgCode));
}
