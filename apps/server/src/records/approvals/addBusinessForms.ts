import { businesses } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { newId, sysCustomForm, timeText, type Database } from '../../platform/db';

/**
 * Adds the forms of the registered businesses that a tenant does not have; none is bound to a process.
 *
 * @param idOf id of the form of a business, by its place; default a new one
 */
export async function addBusinessForms(
  db: Database,
  tenantId: number,
  now = timeText(),
  idOf: (place: number) => string = newId,
): Promise<void> {
  const rows = await db.orm
    .select({ service: sysCustomForm.businessService })
    .from(sysCustomForm)
    .where(eq(sysCustomForm.tenantId, tenantId));
  const known = new Set(rows.map(({ service }) => service));
  const missing = businesses.filter(({ service }) => !known.has(service));
  if (missing.length === 0) return;
  await db.orm.insert(sysCustomForm).values(
    missing.map(({ service, name, routeName, component }) => ({
      id: idOf(businesses.findIndex((business) => business.service === service)),
      businessName: name['zh-CN'],
      businessService: service,
      routeName,
      component,
      createBy: 'system',
      createTime: now,
      updateTime: now,
      tenantId,
    })),
  );
}
