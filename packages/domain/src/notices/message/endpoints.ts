import { Type } from 'typebox';
import { accessTo, endpoint, Id, MaybeText, standard, Text, workbooks } from '../../kit';
import {
  MessageAdd,
  MessageEdit,
  MessageTemplateAdd,
  MessageTemplateEdit,
  SysMessage,
  SysMessageTemplate,
} from './schema';

const MESSAGES = '/sys/message/sysMessage';
const messageAccess = accessTo('system:sysMessage');
const messages = standard(MESSAGES, messageAccess);
const messageSheets = workbooks(MESSAGES, messageAccess);
const templateAccess = accessTo('system:sysMessageTemplate');
const TEMPLATES = '/sys/message/sysMessageTemplate';
const templates = standard(TEMPLATES, templateAccess);
const templateSheets = workbooks(TEMPLATES, templateAccess);

/** Filters of the message list. */
export const messageFilters = [
  'id',
  'esTitle',
  'esType',
  'esReceiver',
  'esSendTime',
  'esSendStatus',
  'esSendNum',
  'nextTryTime',
  'priority',
  'esResult',
  'remark',
  'createBy',
  'createTime',
] as const;

/** Sent and waiting messages. */
export const listMessages = messages.list(messageFilters, SysMessage);
export const viewMessage = messages.view(SysMessage);
/** Stores a message. It is sent at its scheduled time or by {@link sendMessage}. */
export const addMessage = messages.add(MessageAdd, SysMessage);
/** Refused after the message was sent. */
export const editMessage = messages.edit(MessageEdit, SysMessage);
export const deleteMessage = messages.delete();
export const deleteMessages = messages.deleteBatch();
export const exportMessages = messageSheets.export(messageFilters, SysMessage);
export const importMessages = messageSheets.import();

/** Sends a waiting or failed message now. A system message has its result at once, others are queued. */
export const sendMessage = endpoint({
  method: 'POST',
  path: `${MESSAGES}/send`,
  access: messageAccess.edit,
  input: Type.Object({ id: Id }),
  result: SysMessage,
});

/** Queues failed messages again, `ids` comma-joined. @returns number of queued messages */
export const retryMessages = endpoint({
  method: 'POST',
  path: `${MESSAGES}/retry`,
  access: messageAccess.edit,
  input: Type.Object({ ids: Text(4000) }),
  result: Type.Integer(),
});

/** Filters of the template list. */
export const templateFilters = [
  'id',
  'templateCode',
  'templateName',
  'templateType',
  'templateUse',
  'useStatus',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
] as const;

export const listMessageTemplates = templates.list(templateFilters, SysMessageTemplate);
export const viewMessageTemplate = templates.view(SysMessageTemplate);
export const addMessageTemplate = templates.add(MessageTemplateAdd, SysMessageTemplate);
export const editMessageTemplate = templates.edit(MessageTemplateEdit, SysMessageTemplate);
export const deleteMessageTemplate = templates.delete();
export const deleteMessageTemplates = templates.deleteBatch();
export const exportMessageTemplates = templateSheets.export(templateFilters, SysMessageTemplate);
export const importMessageTemplates = templateSheets.import();

/** Fills in a template and sends it. A system message becomes an announcement to each receiver. */
export const sendTemplateMessage = endpoint({
  method: 'POST',
  path: `${TEMPLATES}/sendMsg`,
  access: templateAccess.edit,
  input: Type.Object({
    templateCode: Type.String({ minLength: 1, maxLength: 50, title: '模板编码' }),
    /** JSON object as text. */
    testData: Type.Optional(MaybeText(4000, { title: '测试数据' })),
    /** Comma-joined usernames for system messages, else phone numbers or e-mail addresses. */
    receiver: Type.String({ minLength: 1, maxLength: 2000, title: '消息接收方' }),
    msgType: Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('4')], { title: '消息类型' }),
  }),
  result: Type.Null(),
});
