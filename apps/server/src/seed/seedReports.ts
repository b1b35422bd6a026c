import { reportHead, reportItem, reportParam, timeText, type Database } from '../platform/db';
import type { SeededReport } from './reference/reports';

/** Seeds reports of all tenants. */
export async function seedReports(db: Database, reports: readonly SeededReport[]): Promise<void> {
  const auditColumns = { createBy: 'system', createTime: timeText(), updateTime: timeText(), tenantId: 0 };
  for (const { id, items, params, ...head } of reports) {
    await db.orm.insert(reportHead).values({ id, ...head, ...auditColumns });
    await db.orm
      .insert(reportItem)
      .values(items.map((item, orderNum) => ({ id: `${id}-${item.fieldName}`, headId: id, orderNum, ...item })));
    if (params.length === 0) continue;
    await db.orm.insert(reportParam).values(
      params.map(([paramName, paramTxt], orderNum) => ({
        id: `${id}-${paramName}-param`,
        headId: id,
        paramName,
        paramTxt,
        orderNum,
      })),
    );
  }
}
