import {
  channelFields,
  channelRefusal,
  channelType,
  isSameMailServer,
  noticeKinds,
  ROBOT_PER_MINUTE,
  webhookHint,
  type ChannelDraft,
  type ChannelType,
  type RobotType,
  type SysMessageChannel,
  type SysMessageChannelAdd,
  type SysMessageChannelEdit,
} from '@gezi/domain';
import { checkValue } from '@gezi/validators';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { sqlError, sqlState, sysMessageChannel } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import { versionedRecords } from '../../../records/lists/versionedRecords';
import { isRobotUrl } from '../../../records/outbox/messageHost';

const t = texts.channel;
type Row = Omit<SysMessageChannel, 'channelType_dictText'>;

/** Messages per minute of a new mail server, and per receiver of any channel. */
const MAILS_PER_MINUTE = 60;
const PER_RECEIVER = 20;

/** Without secret and webhook, so that they cannot be read, filtered, sorted or exported. */
const { secret: _secret, webhook: _webhook, ...columns } = getTableColumns(sysMessageChannel);

export interface ChannelSecrets {
  /** Password or signing secret; null if it cannot be decrypted, undefined if none is stored. */
  secret: string | null | undefined;
  webhook: string | null | undefined;
}

/** Mail server and robots of a tenant. Password, signing secret and webhook are write-only. */
export function channels(services: Pick<Services, 'db' | 'clock' | 'config' | 'dataRules' | 'secrets'>) {
  const { db, config, secrets } = services;
  const inTenant = ({ tenantId }: Caller) => eq(sysMessageChannel.tenantId, tenantId);
  const records = versionedRecords<Row>(services, {
    recordName: () => t.what,
    page: 'modules/message/SysMessageChannelList',
    fields: channelFields,
    nameOf: ({ channelName }) => channelName,
    table: sysMessageChannel,
    columns,
    scope: inTenant,
    unique: { channelName: () => t.name },
  });

  return { ...records, add, edit, stored, checkDraft, checkWebhook };

  async function add(
    caller: Caller,
    { secret, webhook, ...input }: SysMessageChannelAdd,
    logChange: LogChange,
  ): Promise<Row> {
    const isMail = input.channelType === channelType.mail;
    const channel = {
      status: '1',
      perMinute: isMail ? MAILS_PER_MINUTE : ROBOT_PER_MINUTE,
      receiverPerMinute: PER_RECEIVER,
      ...membersOf(input),
    };
    checkDraft(channel);
    if (!isMail) checkWebhook(input.channelType, webhook ?? '');
    return refuseSecondMail(() =>
      db.transaction(async () => {
        const row = await records.add(caller, channel, withSecret(logChange, secret));
        await saveSecrets(caller, row.id, { secret, webhook: isMail ? null : webhook });
        return records.view(caller, row.id);
      }),
    );
  }

  /** Keeps the stored secrets where none are given, unless the mail server or its user changes. */
  async function edit(
    caller: Caller,
    { secret, webhook, ...input }: SysMessageChannelEdit,
    logChange: LogChange,
  ): Promise<Row> {
    return refuseSecondMail(() =>
      db.transaction(async () => {
        const row = await records.edit(
          caller,
          { ...input, ...membersOf(input) },
          withSecret(logChange, secret),
          (before) => {
            const after = { ...before, ...membersOf(input) } as ChannelDraft & Row;
            // The kind decides what the stored secrets are for.
            if (after.channelType !== before.channelType) throw refuse(t.fixedType, 'channelType');
            checkDraft(after);
            if (after.channelType !== channelType.mail && webhook) checkWebhook(after.channelType, webhook);
            const isKept = isSameMailServer(before as ChannelDraft, after);
            if (before.hasSecret && !secret && !isKept) throw refuse(t.passwordAgain, 'secret');
            return {};
          },
        );
        await saveSecrets(caller, row.id, { secret, webhook: row.channelType === channelType.mail ? null : webhook });
        return records.view(caller, row.id);
      }),
    );
  }

  /** The stored secrets of a channel that the caller may see. */
  async function stored(caller: Caller, id: string): Promise<ChannelSecrets> {
    const [row] = await db.orm
      .select({ secret: sysMessageChannel.secret, webhook: sysMessageChannel.webhook })
      .from(sysMessageChannel)
      .where(and(inTenant(caller), eq(sysMessageChannel.id, id)));
    const opened = (sealed: string | null | undefined) => (sealed ? (secrets.open(sealed, id) ?? null) : undefined);
    return { secret: opened(row?.secret), webhook: opened(row?.webhook) };
  }

  /** @throws {Refusal} naming the invalid member */
  function checkDraft(channel: Partial<ChannelDraft>): void {
    const refusal = channelRefusal(channel as ChannelDraft);
    if (refusal) throw refuse(t.refused[refusal.code], refusal.field);
    const { senderAddress, kinds } = channel;
    if (senderAddress && checkValue(senderAddress, [{ rule: 'shared:email' }])) {
      throw refuse(t.wrongSender, 'senderAddress');
    }
    const unknown = (kinds ?? '').split(',').find((kind) => kind && !(noticeKinds as readonly string[]).includes(kind));
    if (unknown !== undefined) throw refuse(t.unknownKind(unknown), 'kinds');
  }

  /** @throws {Refusal} an address that robots of the kind do not have */
  function checkWebhook(type: ChannelType, webhook: string): void {
    if (!webhook) throw refuse(t.noWebhook, 'webhook');
    if (!URL.canParse(webhook)) throw refuse(t.wrongWebhook, 'webhook');
    if (!isRobotUrl(new URL(webhook), type as RobotType, config.messageHosts)) {
      throw refuse(t.foreignWebhook, 'webhook');
    }
  }

  async function saveSecrets(
    caller: Caller,
    id: string,
    { secret, webhook }: { secret: string | null | undefined; webhook: string | null | undefined },
  ): Promise<void> {
    if (!secret && !webhook) return;
    await db.orm
      .update(sysMessageChannel)
      .set({
        ...(secret && { secret: secrets.seal(secret, id), hasSecret: true }),
        ...(webhook && { webhook: secrets.seal(webhook, id), webhookHint: webhookHint(webhook).slice(0, 255) }),
      })
      .where(and(inTenant(caller), eq(sysMessageChannel.id, id)));
  }
}

/** Trimmed texts; empty ones become null. */
function membersOf<Input extends object>(input: Input): Input {
  const trimmed = Object.entries(input).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? value.trim() || null : value,
  ]);
  return Object.fromEntries(trimmed) as Input;
}

/** Logs that a secret was set, but not the secret. */
const withSecret =
  (logChange: LogChange, secret: string | null | undefined): LogChange =>
  (kind, content, details) =>
    logChange(kind, secret ? () => texts.audit.withPassword(content()) : content, details);

/** Runs `work` and converts the violation of the one mail server to a refusal. */
async function refuseSecondMail<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const violation = sqlError(error);
    const isSecond =
      violation?.code === sqlState.uniqueViolation && violation.constraint === 'sys_message_channel_mail';
    throw isSecond ? refuse(t.secondMail, 'status') : error;
  }
}
