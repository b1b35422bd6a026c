import { bulkInsert, newId, sysMessage, timeText, type Database } from '../../platform/db';

/** A message to somebody, and what became of it. */
export type MessageMembers = Omit<typeof sysMessage.$inferInsert, 'id' | 'createBy' | 'createTime' | 'tenantId'>;

interface Sender {
  username: string;
  /** Among whose messages they are kept. */
  tenantId: number;
  orgCode?: string | null;
}

/** Puts messages among those of a tenant. @param now epoch milliseconds */
export const storeMessages = (
  db: Database,
  now: number,
  { username, tenantId, orgCode = null }: Sender,
  messages: readonly MessageMembers[],
): Promise<void> =>
  bulkInsert(
    db,
    sysMessage,
    messages.map((message) => ({
      ...message,
      id: newId(),
      createBy: username,
      createTime: timeText(now),
      sysOrgCode: orgCode,
      tenantId,
    })),
  );
