import { bulkInsert, sysMessageTemplate, timeText, type Orm } from '../platform/db';
import { demoTemplates } from './data/messageTemplates';
import { seedId } from './seedId';

const TENANT = 1;

/** Templates of messages of the first company. */
export async function seedMessages(tx: Orm, today: Date): Promise<void> {
  const createTime = timeText(today);
  await bulkInsert(
    tx,
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
