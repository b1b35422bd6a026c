import { and, eq, inArray } from 'drizzle-orm';
import { everyRow, type EveryRowRequest } from '../../crud/everyRow';
import { listQuery, type ListRequest } from '../../crud/listQuery';
import { selectList } from '../../crud/selectList';
import { tenantRows } from '../../crud/tenantRows';
import { bulkInsert, newId, sysMessage, sysMessageTemplate, sysUser, timeText } from '../../db';
import { beyondRules, type Caller } from '../../http/Caller';
import type { Services } from '../../Services';
import { ofTenant } from '../../users/ofTenant';

export type StoredTemplate = typeof sysMessageTemplate.$inferSelect;
export type TemplateMembers = Pick<
  StoredTemplate,
  'templateCode' | 'templateName' | 'templateType' | 'templateContent' | 'templateTestJson' | 'useStatus'
>;
export type MessageMembers = Omit<typeof sysMessage.$inferInsert, 'id' | 'createBy' | 'createTime' | 'tenantId'>;

const messageColumns = {
  id: sysMessage.id,
  esTitle: sysMessage.esTitle,
  esType: sysMessage.esType,
  esReceiver: sysMessage.esReceiver,
  esSendTime: sysMessage.esSendTime,
  esSendStatus: sysMessage.esSendStatus,
  esSendNum: sysMessage.esSendNum,
  esResult: sysMessage.esResult,
  remark: sysMessage.remark,
  createBy: sysMessage.createBy,
  createTime: sysMessage.createTime,
};
const messageShown = {
  ...messageColumns,
  esParam: sysMessage.esParam,
  esContent: sysMessage.esContent,
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
  useStatus: sysMessageTemplate.useStatus,
  createBy: sysMessageTemplate.createBy,
  createTime: sysMessageTemplate.createTime,
  updateBy: sysMessageTemplate.updateBy,
  updateTime: sysMessageTemplate.updateTime,
};
const templateShown = {
  ...templateColumns,
  templateContent: sysMessageTemplate.templateContent,
  templateTestJson: sysMessageTemplate.templateTestJson,
  sysOrgCode: sysMessageTemplate.sysOrgCode,
  tenantId: sysMessageTemplate.tenantId,
};

/** SQL of message templates and of what was sent; every statement starts from the tenant. */
export function messageStore({ db, clock, dataRules }: Pick<Services, 'db' | 'clock' | 'dataRules'>) {
  const messagesOf = dataRules.page('modules/message/SysMessageList', messageColumns, ({ tenantId }) =>
    eq(sysMessage.tenantId, tenantId),
  );
  const templatesOf = dataRules.page('modules/message/SysMessageTemplateList', templateColumns, ({ tenantId }) =>
    eq(sysMessageTemplate.tenantId, tenantId),
  );
  const rows = tenantRows(db, clock, sysMessageTemplate, { scope: templatesOf });

  return {
    messages: (caller: Caller, request: ListRequest) =>
      selectList(
        db,
        sysMessage,
        messageShown,
        listQuery({ columns: messageColumns, scope: messagesOf(caller) }, request),
      ),

    everyMessage: (caller: Caller, request: EveryRowRequest) =>
      everyRow(db, sysMessage, messageShown, { columns: messageColumns, scope: messagesOf(caller) }, request),

    async message(caller: Caller, id: string) {
      const [row] = await db.orm
        .select(messageShown)
        .from(sysMessage)
        .where(and(messagesOf(caller), eq(sysMessage.id, id)));
      return row;
    },

    /** @returns ids of those that were there */
    async removeMessages(caller: Caller, ids: readonly string[]): Promise<string[]> {
      const removed = await db.orm
        .delete(sysMessage)
        .where(and(messagesOf(caller), inArray(sysMessage.id, [...ids])))
        .returning({ id: sysMessage.id });
      return removed.map(({ id }) => id);
    },

    addMessages: (caller: Caller, messages: readonly MessageMembers[]): Promise<void> =>
      bulkInsert(
        db.orm,
        sysMessage,
        messages.map((message) => ({
          ...message,
          id: newId(),
          createBy: caller.username,
          createTime: timeText(clock()),
          sysOrgCode: caller.orgCode,
          tenantId: caller.tenantId,
        })),
      ),

    templates: (caller: Caller, request: ListRequest) =>
      selectList(
        db,
        sysMessageTemplate,
        templateShown,
        listQuery({ columns: templateColumns, scope: templatesOf(caller) }, request),
      ),

    everyTemplate: (caller: Caller, request: EveryRowRequest) =>
      everyRow(
        db,
        sysMessageTemplate,
        templateShown,
        { columns: templateColumns, scope: templatesOf(caller) },
        request,
      ),

    /** Of codes, those templates have already. */
    async takenCodes(caller: Caller, codes: readonly string[]): Promise<Set<string>> {
      const rows = await db.orm
        .select({ code: sysMessageTemplate.templateCode })
        .from(sysMessageTemplate)
        .where(and(templatesOf(beyondRules(caller)), inArray(sysMessageTemplate.templateCode, [...codes])));
      return new Set(rows.map(({ code }) => code));
    },

    /** Templates one by one. */
    template: rows,

    async templateByCode(caller: Caller, code: string): Promise<StoredTemplate | undefined> {
      const [row] = await db.orm
        .select()
        .from(sysMessageTemplate)
        .where(and(templatesOf(caller), eq(sysMessageTemplate.templateCode, code)));
      return row;
    },

    /** Those of the tenant who may sign in, by account. */
    async peopleByName({ tenantId }: Caller, usernames: readonly string[]) {
      return db.orm
        .select({ id: sysUser.id, username: sysUser.username })
        .from(sysUser)
        .where(and(ofTenant(tenantId), eq(sysUser.status, 1), inArray(sysUser.username, [...usernames])));
    },
  };
}
