import { asc } from 'drizzle-orm';
import { sysTenant, type Database } from '../platform/db';
import { addBusinessForms } from '../records/approvals/addBusinessForms';
import { seedOnce } from './seedOnce';

/** Seeds the forms of the registered businesses in every tenant; later tenants get them as they are created. */
export const seedBusinessForms = (db: Database): Promise<boolean> =>
  seedOnce(db, 'business-forms-1', async () => {
    const tenants = await db.orm.select({ id: sysTenant.id }).from(sysTenant).orderBy(asc(sysTenant.id));
    for (const { id } of tenants) await addBusinessForms(db, id);
  });
