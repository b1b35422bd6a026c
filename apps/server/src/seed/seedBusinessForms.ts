import { asc } from 'drizzle-orm';
import { sysTenant, timeText, type Database } from '../platform/db';
import { addBusinessForms } from '../records/approvals/addBusinessForms';
import { seedId } from './seedId';
import { seedOnce } from './seedOnce';

/** Forms of a tenant, at most. */
const FORMS = 100;

/** Seeds the forms of the registered businesses in every tenant; later tenants get them as they are created. */
export const seedBusinessForms = (db: Database, today = new Date()): Promise<boolean> =>
  seedOnce(db, 'business-forms-1', async () => {
    const tenants = await db.orm.select({ id: sysTenant.id }).from(sysTenant).orderBy(asc(sysTenant.id));
    for (const { id } of tenants) {
      await addBusinessForms(db, id, timeText(today), (place) => seedId('businessForm', id * FORMS + place));
    }
  });
