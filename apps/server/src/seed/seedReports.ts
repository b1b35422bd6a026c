import { reportHead, reportItem, reportParam, timeText, type Database } from '../platform/db';
import { reports } from './reference/reports';

/** Seeds the sample reports of all tenants. */
export async function seedReports(db: Database): Promise<void> {
  const auditColumns = { createBy: 'system', createTime: timeText(), updateTime: timeText(), tenantId: 0 };
  for (const { id, code, name, source, items, params } of reports) {
    await db.orm.insert(reportHead).values({ id, code, name, source, ...auditColumns });
    await db.orm
      .insert(reportItem)
      .values(items.map((item, orderNum) => ({ id: `${id}-${item.fieldName}`, headId: id, orderNum, ...item })));
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
