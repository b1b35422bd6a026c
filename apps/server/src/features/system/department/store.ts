import type { DepartmentRow } from '@gezi/domain';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { sysDepart, type Database } from '../../../platform/db';
import { departColumns } from './departStore';

const { updateTime: _updateTime, ...columns } = departColumns;

/** SQL of departments for trees, in tree order. */
export const departmentStore = (db: Database) => ({
  all: (tenantId: number): Promise<DepartmentRow[]> => rowsWhere(db, eq(sysDepart.tenantId, tenantId)),
});

function rowsWhere(db: Database, where: SQL): Promise<DepartmentRow[]> {
  return db.orm
    .select(columns)
    .from(sysDepart)
    .where(and(where, eq(sysDepart.delFlag, 0)))
    .orderBy(asc(sysDepart.departOrder), asc(sysDepart.orgCode));
}
