import { Type } from 'typebox';
import { accessTo, endpoint, MaybeText, standard, workbooks } from '../kit';
import { MessageTemplateAdd, MessageTemplateEdit, SysMessage, SysMessageTemplate } from './schema';

const MESSAGES = '/sys/message/sysMessage';
const messageAccess = accessTo('system:sysMessage');
const messages = standard(MESSAGES, messageAccess);
const templateAccess = accessTo('system:sysMessageTemplate');
const TEMPLATES = '/sys/message/sysMessageTemplate';
const templates = standard(TEMPLATES, templateAccess);
const templateSheets = workbooks(TEMPLATES, templateAccess);

/** Every member of a message that a list can be narrowed by. */
export const messageFilters = [
  'id',
  'esTitle',
  'esType',
  'esReceiver',
  'esSendTime',
  'esSendStatus',
  'esSendNum',
  'esResult',
  'remark',
  'createBy',
  'createTime',
] as const;

/** What was sent; messages are written by sending alone. */
export const listMessages = messages.list(messageFilters, SysMessage);
export const viewMessage = messages.view(SysMessage);
export const deleteMessage = messages.delete();
export const deleteMessages = messages.deleteBatch();
export const exportMessages = workbooks(MESSAGES, messageAccess).export(messageFilters);

/** Every member of a template that a list can be narrowed by. */
export const templateFilters = [
  'id',
  'templateCode',
  'templateName',
  'templateType',
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
export const exportMessageTemplates = templateSheets.export(templateFilters);
export const importMessageTemplates = templateSheets.import();

/** Fills a template in and sends it; a system message is an announcement to each receiver. */
export const sendTemplateMessage = endpoint({
  method: 'POST',
  path: `${TEMPLATES}/sendMsg`,
  access: templateAccess.edit,
  input: Type.Object({
    templateCode: Type.String({ minLength: 1, maxLength: 50, title: '模板编码' }),
    /** JSON object as text. */
    testData: Type.Optional(MaybeText(4000, { title: '测试数据' })),
    /** Usernames of a system message, else telephone numbers or addresses; comma-joined. */
    receiver: Type.String({ minLength: 1, maxLength: 2000, title: '消息接收方' }),
    msgType: Type.Union([Type.Literal('1'), Type.Literal('2'), Type.Literal('4')], { title: '消息类型' }),
  }),
  result: Type.Null(),
});
