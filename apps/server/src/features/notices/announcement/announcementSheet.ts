import type { DictItem } from '@gezi/domain';
import { cellHtml } from '../../../records/workbooks/cellHtml';
import type { ImportedRow, ListColumn } from '../../../records/workbooks/ListImport';
import { wordColumn, wordOf } from '../../../records/workbooks/wordColumn';
import { writtenCells } from '../../../records/workbooks/writtenCells';
import type { AnnouncementMembers } from './records';

export const ANNOUNCEMENT = '系统通告';

/** Words of the dictionaries, by their code. */
export type Words = Readonly<Record<'msg_category' | 'priority' | 'msg_type' | 'send_status', readonly DictItem[]>>;

/** What people write of an announcement. */
export const announcementColumns = ({ msg_category, priority }: Words): ListColumn[] => [
  { key: 'titile', header: '标题', required: true, maxLength: 100, width: 40 },
  wordColumn('msgCategory', '类型', msg_category),
  wordColumn('priority', '优先级', priority, { width: 10 }),
  { key: 'msgAbstract', header: '摘要', maxLength: 500, width: 48 },
  { key: 'msgContent', header: '内容', width: 80 },
];

/** The same, and what became of it. */
export const announcementExportColumns = (words: Words): ListColumn[] => [
  ...announcementColumns(words),
  { key: 'msgType', header: '通告对象', width: 12 },
  { key: 'sendStatus', header: '发布状态', width: 12 },
  { key: 'sender', header: '发布人' },
  { key: 'sendTime', header: '发布时间', width: 20 },
  { key: 'startTime', header: '开始时间', width: 20 },
  { key: 'endTime', header: '结束时间', width: 20 },
  { key: 'readCount', header: '已读人数', width: 10 },
];

interface Cells extends Pick<AnnouncementMembers, 'msgCategory' | 'priority' | 'msgType'> {
  sendStatus: string;
  sender: string | null;
  sender_dictText?: string | null;
}

/** An announcement as cells. */
export const announcementCells = (words: Words, row: Cells): Readonly<Record<string, unknown>> => ({
  ...row,
  msgCategory: wordOf(words.msg_category, row.msgCategory),
  priority: wordOf(words.priority, row.priority),
  msgType: wordOf(words.msg_type, row.msgType),
  sendStatus: wordOf(words.send_status, row.sendStatus),
  sender: row.sender_dictText ?? row.sender,
});

/** A row of a workbook as it was written: for everybody. */
export function announcementOfRow(row: ImportedRow): Partial<AnnouncementMembers> & { titile: string } {
  const { msgContent, ...written } = writtenCells(row) as unknown as Partial<AnnouncementMembers> & { titile: string };
  return { ...written, msgContent: msgContent ? cellHtml(msgContent) : null };
}
