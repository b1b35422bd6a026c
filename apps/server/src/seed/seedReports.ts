import { reportHead, reportItem, reportParam, timeText, type Orm } from '../platform/db';
import { reports } from './reference/reports';

/** The sample reports, for every tenant. */
export async function seedReports(tx: Orm): Promise<void> {
  const made = { createBy: 'system', createTime: timeText(), updateTime: timeText(), tenantId: 0 };
  for (const { id, code, name, source, items, params } of reports) {
    await tx.insert(reportHead).values({ id, code, name, source, ...made });
    await tx
      .insert(reportItem)
      .values(items.map((item, orderNum) => ({ id: `${id}-${item.fieldName}`, headId: id, orderNum, ...item })));
    await tx.insert(reportParam).values(
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
