import { channelType, type NoticeKind, reachesPriority, type RobotType, type SmtpSecurity } from '@gezi/domain';
import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import { sysMessageChannel, type Database } from '../../platform/db';
import type { SecretBox } from '../../platform/security/secretBox';
import type { MailServer } from './mailSender';
import type { Robot } from './robotRequest';

type StoredChannel = typeof sysMessageChannel.$inferSelect;

export interface Limits {
  perMinute: number;
  receiverPerMinute: number;
}

/** The channels in use of all tenants, with their secrets. */
export function channelStore(db: Database, secrets: SecretBox) {
  const { tenantId: tenant, id, channelType: type, status } = sysMessageChannel;
  const inUse = (tenantId: number) => and(eq(tenant, tenantId), eq(status, '1'));

  return {
    /** The mail server of a tenant; undefined if it has none. */
    async mailServer(tenantId: number): Promise<(MailServer & Limits) | undefined> {
      const [row] = await db.orm
        .select()
        .from(sysMessageChannel)
        .where(and(inUse(tenantId), eq(type, channelType.mail)));
      return row && { ...openMailServer(row, opened(row, row.secret)), ...limitsOf(row) };
    },

    /** A robot of a tenant; undefined if it was removed or turned off. */
    async robot(tenantId: number, channelId: string): Promise<(Robot & Limits) | undefined> {
      const [row] = await db.orm
        .select()
        .from(sysMessageChannel)
        .where(and(inUse(tenantId), ne(type, channelType.mail), eq(id, channelId)));
      const webhook = row && opened(row, row.webhook);
      if (!webhook) return undefined;
      return {
        type: row.channelType as RobotType,
        webhook,
        secret: opened(row, row.secret),
        ...limitsOf(row),
      };
    },

    /** The robots of the tenant that post such a notice, and `hasMail`: it has a mail server. */
    async outletsOf(tenantId: number, kind: NoticeKind, noticePriority: string) {
      const { channelName, kinds, priority, language } = getTableColumns(sysMessageChannel);
      const rows = await db.orm
        .select({ id, type, channelName, kinds, priority, language })
        .from(sysMessageChannel)
        .where(inUse(tenantId));
      const robots = rows.filter(
        (row) =>
          row.type !== channelType.mail &&
          (row.kinds ?? '').split(',').includes(kind) &&
          reachesPriority(noticePriority, row.priority ?? 'L'),
      );
      return { hasMail: rows.some((row) => row.type === channelType.mail), robots };
    },

    /** True if the tenant has a mail server. */
    async hasMail(tenantId: number): Promise<boolean> {
      const [row] = await db.orm
        .select({ id })
        .from(sysMessageChannel)
        .where(and(inUse(tenantId), eq(type, channelType.mail)));
      return row !== undefined;
    },
  };

  function opened({ id: rowId }: StoredChannel, sealed: string | null): string | undefined {
    return sealed === null ? undefined : secrets.open(sealed, rowId);
  }
}

type MailColumns = Pick<
  StoredChannel,
  'smtpHost' | 'smtpPort' | 'smtpSecurity' | 'smtpUser' | 'senderAddress' | 'senderName'
>;

/** @param row checked by `channelRefusal` */
export const openMailServer = (row: MailColumns, password: string | undefined): MailServer => ({
  host: row.smtpHost!,
  port: row.smtpPort!,
  security: row.smtpSecurity as SmtpSecurity,
  user: row.smtpUser ?? undefined,
  password,
  sender: { name: row.senderName ?? '', address: row.senderAddress! },
});

const limitsOf = ({ perMinute, receiverPerMinute }: StoredChannel): Limits => ({ perMinute, receiverPerMinute });
