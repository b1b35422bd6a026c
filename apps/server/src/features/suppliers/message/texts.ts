import { localized } from '../../../platform/texts';

const zhCN = {
  what: '供应商消息',
  unknownSupplier: '供应商不存在',
  sent: '发送成功',
  read: '已标记为已读',
  audit: (title: string, count: number) => `向 ${count} 家供应商发送消息 ${title}`,
};
const enUS: typeof zhCN = {
  what: 'Supplier message',
  unknownSupplier: 'The supplier does not exist',
  sent: 'Sent',
  read: 'Marked as read',
  audit: (title, count) => `Sent the message ${title} to ${count} suppliers`,
};

/** Messages about messages to suppliers. */
export const messageTexts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
