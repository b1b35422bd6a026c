import { bulkInsert, sysMessageTemplate, timeText, type Database } from '../platform/db';
import { demoTemplates } from './data/messageTemplates';
import { seedId } from './seedId';

const TENANT = 1;

/** Seeds the message templates of the first company. */
export async function seedMessages(db: Database, today: Date): Promise<void> {
  const createTime = timeText(today);
  await bulkInsert(
    db,
    sysMessageTemplate,
    demoTemplates.map(({ number, ...template }) => ({
      id: seedId('messageTemplate', number),
      ...template,
      createBy: 'admin',
      createTime,
      updateTime: createTime,
      tenantId: TENANT,
    })),
  );
}
