import { bulkInsert, sysMessageTemplate, type Database } from '../platform/db';
import { demoTemplates } from './data/messageTemplates';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

const TENANT = 1;

/** Seeds the message templates of the first company. */
export async function seedMessages(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  await bulkInsert(
    db,
    sysMessageTemplate,
    demoTemplates.map(({ number, ...template }) => {
      const createTime = calendar.past(100 - number, 9 + number / 3);
      return {
        id: seedId('messageTemplate', number),
        ...template,
        createBy: 'admin',
        createTime,
        updateTime: createTime,
        tenantId: TENANT,
      };
    }),
  );
}
