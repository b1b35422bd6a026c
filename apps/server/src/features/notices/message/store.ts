import { messageFields, messageStatus, templateFields } from '@gezi/domain';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { everyRow, type EveryRowRequest } from '../../../records/lists/everyRow';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { selectList } from '../../../platform/query/selectList';
import { tenantRows } from '../../../records/lists/tenantRows';
import { nextVersion, sysMessage, sysMessageTemplate, sysUser } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { storeMessages, type MessageMembers } from '../../../records/notices/storeMessages';
import type { Services } from '../../../FeatureModule';
import { ofTenant } from '../../../identity/users/ofTenant';

export type StoredTemplate = typeof sysMessageTemplate.$inferSelect;
export type TemplateMembers = Pick<
  StoredTemplate,
  | 'templateCode'
  | 'templateName'
  | 'templateType'
  | 'templateContent'
  | 'templateContentEn'
  | 'templateUse'
  | 'templateTestJson'
  | 'useStatus'
>;
export type StoredMessage = SelectResultFields<typeof messageShown>;

const messageColumns = {
  id: sysMessage.id,
  esTitle: sysMessage.esTitle,
  esType: sysMessage.esType,
  esReceiver: sysMessage.esReceiver,
  esSendTime: sysMessage.esSendTime,
  esSendStatus: sysMessage.esSendStatus,
  esSendNum: sysMessage.esSendNum,
  nextTryTime: sysMessage.nextTryTime,
  priority: sysMessage.priority,
  esResult: sysMessage.esResult,
  remark: sysMessage.remark,
  createBy: sysMessage.createBy,
  createTime: sysMessage.createTime,
};
const messageShown = {
  ...messageColumns,
  esParam: sysMessage.esParam,
  esContent: sysMessage.esContent,
  expireTime: sysMessage.expireTime,
  updateBy: sysMessage.updateBy,
  updateTime: sysMessage.updateTime,
  sysOrgCode: sysMessage.sysOrgCode,
  tenantId: sysMessage.tenantId,
};

const templateColumns = {
  id: sysMessageTemplate.id,
  templateCode: sysMessageTemplate.templateCode,
  templateName: sysMessageTemplate.templateName,
  templateType: sysMessageTemplate.templateType,
  templateUse: sysMessageTemplate.templateUse,
  useStatus: sysMessageTemplate.useStatus,
  createBy: sysMessageTemplate.createBy,
  createTime: sysMessageTemplate.createTime,
  updateBy: sysMessageTemplate.updateBy,
  updateTime: sysMessageTemplate.updateTime,
};
const templateShown = {
  ...templateColumns,
  templateContent: sysMessageTemplate.templateContent,
  templateContentEn: sysMessageTemplate.templateContentEn,
  templateTestJson: sysMessageTemplate.templateTestJson,
  sysOrgCode: sysMessageTemplate.sysOrgCode,
  tenantId: sysMessageTemplate.tenantId,
};

/** SQL of messages and message templates. Every statement filters by tenant. */
export function messageStore({
  db,
  replicas,
  clock,
  dataRules,
}: Pick<Services, 'db' | 'replicas' | 'clock' | 'dataRules'>) {
  const messagesOf = dataRules.page(
    'modules/message/SysMessageList',
    messageColumns,
    ({ tenantId }) => eq(sysMessage.tenantId, tenantId),
    messageFields,
  );
  const templatesOf = dataRules.page(
    'modules/message/SysMessageTemplateList',
    templateColumns,
    ({ tenantId }) => eq(sysMessageTemplate.tenantId, tenantId),
    templateFields,
  );
  const rows = tenantRows(db, clock, sysMessageTemplate, { scope: templatesOf });
  const messageRows = tenantRows(db, clock, sysMessage, { scope: messagesOf, columns: messageShown });

  return {
    messages(caller: Caller, request: ListRequest) {
      const list = listQuery({ columns: messageColumns, scope: messagesOf(caller) }, request);
      return replicas.read(caller, (readDb) => selectList(readDb, sysMessage, messageShown, list));
    },

    allMessages(caller: Caller, request: EveryRowRequest) {
      const definition = { columns: messageColumns, scope: messagesOf(caller) };
      return replicas.read(caller, (readDb) => everyRow(readDb, sysMessage, messageShown, definition, request));
    },

    /** Access to single messages. */
    message: messageRows,

    /** The longest overdue message of a tenant, locked. Messages locked by other senders are skipped. */
    async nextDue(tenantId: number, now: string) {
      const [due] = await db.orm
        .select(messageShown)
        .from(sysMessage)
        .where(
          and(
            eq(sysMessage.tenantId, tenantId),
            eq(sysMessage.esSendStatus, messageStatus.waiting),
            isNull(sysMessage.nextTryTime),
            lte(sysMessage.esSendTime, now),
          ),
        )
        .orderBy(sysMessage.esSendTime, sysMessage.id)
        .limit(1)
        .for('update', { skipLocked: true });
      return due;
    },

    /** The given messages that the caller may see, locked. */
    several: (caller: Caller, ids: readonly string[]) =>
      db.orm
        .select(messageShown)
        .from(sysMessage)
        .where(and(messagesOf(caller), inArray(sysMessage.id, [...ids])))
        .for('update'),

    /** Stores the send status of a message. */
    saveOutcome: (id: string, outcome: Partial<MessageMembers>, by: string) =>
      db.orm
        .update(sysMessage)
        .set({ ...outcome, updateBy: by, updateTime: nextVersion(sysMessage.updateTime, clock()) })
        .where(eq(sysMessage.id, id)),

    addMessages: (caller: Caller, messages: readonly MessageMembers[]): Promise<void> =>
      storeMessages(db, clock(), caller, messages),

    templates: (caller: Caller, request: ListRequest) =>
      selectList(
        db,
        sysMessageTemplate,
        templateShown,
        listQuery({ columns: templateColumns, scope: templatesOf(caller) }, request),
      ),

    allTemplates: (caller: Caller, request: EveryRowRequest) =>
      everyRow(
        db,
        sysMessageTemplate,
        templateShown,
        { columns: templateColumns, scope: templatesOf(caller) },
        request,
      ),

    /** Returns those of `codes` that templates already have. */
    async existingCodes(caller: Caller, codes: readonly string[]): Promise<Set<string>> {
      const rows = await db.orm
        .select({ code: sysMessageTemplate.templateCode })
        .from(sysMessageTemplate)
        .where(and(templatesOf(withoutDataRules(caller)), inArray(sysMessageTemplate.templateCode, [...codes])));
      return new Set(rows.map(({ code }) => code));
    },

    /** Access to single templates. */
    template: rows,

    async templateByCode(caller: Caller, code: string): Promise<StoredTemplate | undefined> {
      const [row] = await db.orm
        .select()
        .from(sysMessageTemplate)
        .where(and(templatesOf(caller), eq(sysMessageTemplate.templateCode, code)));
      return row;
    },

    /** Active users of the tenant with the given usernames. */
    async peopleByName({ tenantId }: Pick<Caller, 'tenantId'>, usernames: readonly string[]) {
      return db.orm
        .select({ id: sysUser.id, username: sysUser.username })
        .from(sysUser)
        .where(and(ofTenant(tenantId), eq(sysUser.status, 1), inArray(sysUser.username, [...usernames])));
    },
  };
}
