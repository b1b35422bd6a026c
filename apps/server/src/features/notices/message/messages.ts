import {
  hasText,
  isEditable,
  isQueued,
  isUnsent,
  messageStatus,
  messageType,
  type addMessage,
  type editMessage,
  type InputOf,
  type MessageAdd,
  type SysMessage,
} from '@gezi/domain';
import { checkValue } from '@gezi/validators';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { textOrNull } from '../../../records/registrations/readCompany';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { ensureJob } from '../../../platform/jobs/ensureJob';
import type { JobClass } from '../../../platform/jobs/JobClass';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { cellHtml } from '../../../records/workbooks/cellHtml';
import type { ImportedRow, ListImport } from '../../../records/workbooks/ListImport';
import { findRowFaults } from '../../../records/workbooks/findRowFaults';
import { withoutEmptyCells } from '../../../records/workbooks/withoutEmptyCells';
import { messageImportColumns } from './messageSheets';
import { messageStore, type StoredMessage } from './store';

export const MESSAGE_DICTS = {
  esType: 'messageType',
  esSendStatus: 'msgSendStatus',
  esReceiver: 'sys_user,realname,username',
} as const;
export const SEND_JOB = 'sendMessages';
/** Maximum messages per job run; the next run continues. */
const MAX_PER_RUN = 500;
const WAITING = { esSendStatus: messageStatus.waiting, esResult: null } as const;
/** Maximum messages per retry. */
const MAX_RETRIED = 100;
type Members = Pick<
  StoredMessage,
  'esTitle' | 'esType' | 'esReceiver' | 'esParam' | 'esContent' | 'esSendTime' | 'remark'
>;

/** Messages written by users. They are sent manually or at their scheduled time, and cannot be changed afterwards. */
export function messages(services: Services) {
  const { db, clock, dictionaries, notices, outbox } = services;
  const store = messageStore(services);

  return { view, add, edit, send, retry, importFor, sendDue };

  async function view(caller: Caller, id: string): Promise<SysMessage> {
    return (await withDictTexts([await store.message.findOrRefuse(caller, id)], MESSAGE_DICTS, dictionaries))[0]!;
  }

  async function add(caller: Caller, input: InputOf<typeof addMessage>, logChange: LogChange): Promise<SysMessage> {
    const members = await validate(input, (username) => isPerson(caller, username));
    const id = await db.transaction(async () => {
      const newMessageId = await store.message.add(caller, { ...members, ...WAITING });
      await ensureSendJob(caller, [members]);
      await logChange('add', () => texts.audit.messageAdded(members.esTitle), { id: newMessageId });
      return newMessageId;
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: InputOf<typeof editMessage>, logChange: LogChange): Promise<SysMessage> {
    const { id, updateTime, ...changes } = input;
    await db.transaction(async () => {
      const before = await store.message.findOrRefuse(caller, id, true);
      refuseUnlessUnsent(before);
      if (!isEditable(before)) throw refuse(texts.message.isFixed, 'id');
      expectVersion(before, updateTime);
      const members = await validate({ ...enteredOf(before), ...changes }, (username) => isPerson(caller, username));
      await store.message.save(caller, id, { ...members, ...WAITING });
      await ensureSendJob(caller, [members]);
      await logChange('edit', () => texts.audit.messageEdited(members.esTitle), { id });
    });
    return view(withoutDataRules(caller), id);
  }

  async function send(caller: Caller, id: string, logChange: LogChange): Promise<SysMessage> {
    const { tell: notifyWindows } = await db.transaction(async () => {
      const message = await store.message.findOrRefuse(caller, id, true);
      refuseUnlessUnsent(message);
      if (message.expireTime !== null) throw refuse(texts.message.isCode, 'id');
      await logChange('edit', () => texts.audit.messageTried(message.esTitle ?? ''), { id });
      return deliver(message, caller.tenantId, caller.username);
    });
    notifyWindows();
    return view(withoutDataRules(caller), id);
  }

  /** Queues failed messages again, and counts their attempts from the start. */
  async function retry(caller: Caller, ids: string, logChange: LogChange): Promise<number> {
    const wanted = splitList(ids);
    if (wanted.length > MAX_RETRIED) throw refuse(texts.message.tooManyRetried(MAX_RETRIED), 'ids');
    const count = await db.transaction(async () => {
      const found = await store.several(caller, wanted);
      if (found.length === 0) throw refuse(texts.notFound, 'ids');
      const failed = found.filter(isRetried);
      if (failed.length === 0) throw refuse(texts.message.noneFailed, 'ids');
      for (const { id, esType } of failed) {
        const start = await outbox.startOf(esType ?? '', caller.tenantId, timeText(clock()));
        await store.saveOutcome(id, start, caller.username);
      }
      await logChange('edit', () => texts.audit.messagesRetried(failed.length), { ids: failed.map(({ id }) => id) });
      return failed.length;
    });
    outbox.wake();
    return count;
  }

  /** Imports messages without sending them. */
  async function importFor(caller: Caller): Promise<ListImport> {
    const membersOf = (row: ImportedRow, people: ReadonlySet<string>) =>
      validate(withoutEmptyCells(row) as MessageAdd, async (username) => people.has(username));
    return {
      name: () => texts.records.message,
      columns: messageImportColumns(await dictionaries.all()),
      findExisting: async () => new Set(),
      async check(rows) {
        const people = await knownReceivers(caller, rows);
        return findRowFaults(rows, (row) => membersOf(row, people), 'esContent');
      },
      async save(rows) {
        const people = await knownReceivers(caller, rows);
        // Before the transaction, because sanitizing takes long.
        const messages: Members[] = [];
        for (const row of rows) messages.push(await membersOf(row, people));
        await db.transaction(async () => {
          for (const members of messages) await store.message.add(caller, { ...members, ...WAITING });
          await ensureSendJob(caller, messages);
        });
      },
    };
  }

  /** Sends due messages of a tenant, each in its own transaction. */
  async function sendDue({ tenantId }: Parameters<JobClass['run']>[0]): Promise<string> {
    const counts = { sent: 0, failed: 0 };
    for (let attempt = 0; attempt < MAX_PER_RUN; attempt += 1) {
      const delivered = await db.transaction(async () => {
        const due = await store.nextDue(tenantId, timeText(clock()));
        return due && deliver(due, tenantId, due.createBy ?? '');
      });
      if (!delivered) break;
      delivered.tell();
      counts[delivered.isSent ? 'sent' : 'failed'] += 1;
    }
    return texts.job.messagesTried(counts.sent, counts.failed);
  }

  /** Call it within a transaction. @returns `notifyWindows`, to call after the commit */
  async function deliver({ id, esType, esReceiver, esTitle, esContent }: StoredMessage, tenantId: number, by: string) {
    const isSystem = esType === messageType.system;
    const [person] = isSystem ? await store.peopleByName({ tenantId }, [esReceiver ?? '']) : [];
    const outcome =
      isSystem && !person
        ? { esSendStatus: messageStatus.failed, esSendTime: null, esSendNum: 0, esResult: texts.message.noReceiver }
        : await outbox.startOf(esType ?? '', tenantId, timeText(clock()));
    await store.saveOutcome(id, outcome, by);
    // Queued messages have left for this list; the outbox records their result.
    const isSent = outcome.esSendStatus !== messageStatus.failed;
    if (!person) return { isSent, tell: outbox.wake };
    const content = { title: esTitle ?? '', content: esContent ?? '' };
    return { isSent, tell: await notices.send({ tenantId, userIds: [person.id], ...content, sender: by }) };
  }

  /** Ensures that the send job exists if a message is scheduled. Call it within a transaction. */
  async function ensureSendJob(caller: Caller, members: readonly Members[]): Promise<void> {
    if (!members.some(({ esSendTime }) => esSendTime)) return;
    const job = { jobClassName: SEND_JOB, cronExpression: '0 * * * * ? *', description: texts.message.jobText };
    await ensureJob(services, caller, job);
  }

  async function isPerson(caller: Caller, username: string): Promise<boolean> {
    return (await store.peopleByName(caller, [username])).length > 0;
  }

  async function knownReceivers(caller: Caller, rows: readonly ImportedRow[]): Promise<ReadonlySet<string>> {
    const usernames = new Set(rows.map(({ esReceiver }) => String(esReceiver).trim()));
    return new Set((await store.peopleByName(caller, [...usernames])).map(({ username }) => username));
  }

  /** Validates and normalizes input: existing receiver, future send time. @throws {Refusal} naming the field */
  async function validate(input: MessageAdd, isKnown: (username: string) => Promise<boolean>) {
    const { esType } = input;
    const esTitle = input.esTitle.trim();
    const esReceiver = input.esReceiver.trim();
    const esSendTime = input.esSendTime ?? null;
    if (!esTitle) throw refuse(texts.input.fault(texts.message.title, texts.input.missing), 'esTitle');
    if (!esReceiver) throw refuse(texts.input.fault(texts.message.receiver, texts.input.missing), 'esReceiver');
    if (esType === messageType.system) {
      if (!(await isKnown(esReceiver))) throw refuse(texts.notice.foreignUser, 'esReceiver');
    } else if (checkValue(esReceiver, [{ rule: ADDRESS_RULES[esType] }])) {
      throw refuse(texts.message.receiverWrong[esType], 'esReceiver');
    }
    if (esSendTime && esSendTime <= timeText(clock())) throw refuse(texts.message.timeOver, 'esSendTime');
    const esContent = await cleanHtml(cellHtml(input.esContent), 'esContent');
    if (!hasText(esContent)) throw refuse(texts.notice.refused['no-content'], 'esContent');
    const esParam = textOrNull(input.esParam);
    return { esTitle, esType, esReceiver, esParam, esContent, esSendTime, remark: textOrNull(input.remark) };
  }
}

/** True if a message failed on its way out; codes are sent once. */
const isRetried = ({ esType, esSendStatus, expireTime }: StoredMessage): boolean =>
  esSendStatus === messageStatus.failed && esType !== messageType.system && expireTime === null;

/** @throws {Refusal} the message was sent or is queued */
function refuseUnlessUnsent(message: StoredMessage): void {
  if (!isUnsent(message.esSendStatus)) throw refuse(texts.message.alreadySent, 'id');
  if (isQueued(message)) throw refuse(texts.message.isQueued, 'id');
}

const ADDRESS_RULES = { [messageType.sms]: 'preset:phone', [messageType.mail]: 'shared:email' } as const;

/** Entered fields of a stored message; fields that a template left empty must be entered on edit. */
const enteredOf = ({
  esTitle,
  esType,
  esReceiver,
  esParam,
  esContent,
  esSendTime,
  remark,
}: StoredMessage): MessageAdd => ({
  esTitle: esTitle ?? '',
  esType: esType === messageType.sms || esType === messageType.mail ? esType : messageType.system,
  esReceiver: esReceiver ?? '',
  esParam,
  esContent: esContent ?? '',
  esSendTime,
  remark,
});
