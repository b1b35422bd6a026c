import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { listQuery, type ListRequest } from '../../crud/listQuery';
import { selectList } from '../../crud/selectList';
import {
  bulkInsert,
  newId,
  nextVersion,
  sysMessage,
  sysMessageTemplate,
  sysUser,
  timeText,
  type Database,
} from '../../db';
import type { Caller } from '../../http/Caller';
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
export function messageStore(db: Database, clock: () => number) {
  const messagesOf = ({ tenantId }: Caller): SQL => eq(sysMessage.tenantId, tenantId);
  const templatesOf = ({ tenantId }: Caller): SQL => eq(sysMessageTemplate.tenantId, tenantId);

  return {
    messages: (caller: Caller, request: ListRequest) =>
      selectList(
        db,
        sysMessage,
        messageShown,
        listQuery({ columns: messageColumns, scope: messagesOf(caller) }, request),
      ),

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

    async template(
      caller: Caller,
      by: { id: string } | { code: string },
      lock = false,
    ): Promise<StoredTemplate | undefined> {
      const named = 'id' in by ? eq(sysMessageTemplate.id, by.id) : eq(sysMessageTemplate.templateCode, by.code);
      const query = db.orm
        .select()
        .from(sysMessageTemplate)
        .where(and(templatesOf(caller), named));
      const [row] = await (lock ? query.for('update') : query);
      return row;
    },

    async addTemplate(caller: Caller, members: TemplateMembers): Promise<string> {
      const id = newId();
      const now = timeText(clock());
      await db.orm.insert(sysMessageTemplate).values({
        id,
        ...members,
        createBy: caller.username,
        createTime: now,
        updateTime: now,
        sysOrgCode: caller.orgCode,
        tenantId: caller.tenantId,
      });
      return id;
    },

    async saveTemplate(caller: Caller, id: string, members: TemplateMembers): Promise<void> {
      await db.orm
        .update(sysMessageTemplate)
        .set({ ...members, updateBy: caller.username, updateTime: nextVersion(sysMessageTemplate.updateTime, clock()) })
        .where(and(templatesOf(caller), eq(sysMessageTemplate.id, id)));
    },

    /** @returns ids of those that were there */
    async removeTemplates(caller: Caller, ids: readonly string[]): Promise<string[]> {
      const removed = await db.orm
        .delete(sysMessageTemplate)
        .where(and(templatesOf(caller), inArray(sysMessageTemplate.id, [...ids])))
        .returning({ id: sysMessageTemplate.id });
      return removed.map(({ id }) => id);
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
