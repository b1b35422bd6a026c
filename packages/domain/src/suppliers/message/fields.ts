import { listFields, recordFields, type FieldOption } from '../../kit';
import type { SupplierMessage } from './schema';

/** Texts and colours of the read states. */
const readStates = [
  { value: '0', label: { 'zh-CN': '未读', 'en-US': 'Unread' }, tone: 'processing' },
  { value: '1', label: { 'zh-CN': '已读', 'en-US': 'Read' }, tone: 'default' },
] as const satisfies readonly FieldOption[];

/** Fields of the list of messages to suppliers. */
export const supplierMessageFields = listFields<SupplierMessage>()([
  {
    key: 'title',
    label: { 'zh-CN': '标题', 'en-US': 'Title' },
    english: 'titleEn',
    search: true,
    query: true,
    maxLength: 255,
  },
  {
    key: 'supplierName',
    label: { 'zh-CN': '供应商名称', 'en-US': 'Supplier' },
    search: true,
    query: true,
    maxLength: 255,
  },
  {
    key: 'readFlag',
    label: { 'zh-CN': '阅读状态', 'en-US': 'Read state' },
    options: readStates,
    search: true,
    query: true,
    width: 125,
  },
  {
    key: 'sendTime',
    label: { 'zh-CN': '发送时间', 'en-US': 'Sent' },
    kind: 'moment',
    search: true,
    query: true,
    sort: true,
    width: 165,
  },
  { ...recordFields.createBy, label: { 'zh-CN': '发送人', 'en-US': 'Sender' } },
]);
