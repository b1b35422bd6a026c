import { bulkInsert, newId, sysMessage, timeText, type Database } from '../../platform/db';

/** A message and its send status. */
export type MessageMembers = Omit<typeof sysMessage.$inferInsert, 'id' | 'createBy' | 'createTime' | 'tenantId'>;

interface Sender {
  username: string;
  /** Tenant whose message list stores them. */
  tenantId: number;
  orgCode?: string | null;
}

/** Inserts messages. @param now epoch milliseconds */
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
