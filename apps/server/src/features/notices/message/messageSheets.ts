import { done, refused, type DictItem } from '@gezi/domain';
import { timeOf, timeText } from '../../../platform/db';
import { texts } from '../../../platform/texts';
import type { ListColumn } from '../../../records/workbooks/ListImport';
import { wordColumn, YES_NO } from '../../../records/workbooks/wordColumn';

export const MESSAGE = '消息';
export const TEMPLATE = '消息模板';

/** `2026-12-01 09:00:00`, the seconds or the whole time left away. */
const MOMENT = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** Messages to be sent, as they come in. @param ways of the dictionary messageType */
export const enteredMessageColumns = (ways: readonly DictItem[]): ListColumn[] => [
  { key: 'esTitle', header: '消息标题', required: true, maxLength: 255, width: 32 },
  wordColumn('esType', '发送方式', ways, { required: true, width: 12 }),
  { key: 'esReceiver', header: '接收人', required: true, maxLength: 255, width: 20 },
  { key: 'esContent', header: '消息内容', required: true, maxLength: 50_000, width: 80 },
  {
    key: 'esSendTime',
    header: '发送时间',
    width: 20,
    read(cell) {
      const parts: readonly (string | undefined)[] = MOMENT.exec(cell) ?? [];
      const [, year, month, day, hour, minute, second] = parts.map((part) => (part ?? '').padStart(2, '0'));
      const text = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
      const at = timeOf(text);
      return !Number.isNaN(at) && timeText(at) === text ? done(text) : refused(texts.message.timeWrong);
    },
  },
  { key: 'remark', header: '备注', maxLength: 500, width: 24 },
];

/** Messages as they go out, with what became of them. */
export const messageColumns: readonly ListColumn[] = [
  { key: 'esTitle', header: '消息标题', width: 32 },
  { key: 'esType_dictText', header: '发送方式', width: 12 },
  { key: 'esReceiver', header: '接收人', width: 20 },
  { key: 'esReceiver_dictText', header: '接收人姓名', width: 20 },
  { key: 'esContent', header: '消息内容', width: 80 },
  { key: 'esSendStatus_dictText', header: '发送状态', width: 12 },
  { key: 'esSendTime', header: '发送时间', width: 20 },
  { key: 'esSendNum', header: '发送次数', width: 10 },
  { key: 'esResult', header: '发送失败原因', width: 32 },
  { key: 'remark', header: '备注', width: 24 },
];

/** Templates, in and out. @param types of the dictionary msgType */
export const templateColumns = (types: readonly DictItem[]): ListColumn[] => [
  { key: 'templateCode', header: '模板编码', required: true, unique: true, maxLength: 50, width: 24 },
  { key: 'templateName', header: '模板标题', required: true, maxLength: 100, width: 32 },
  wordColumn('templateType', '模板类型', types, { required: true }),
  { key: 'templateContent', header: '模板内容', required: true, width: 80 },
  { key: 'templateTestJson', header: '模板测试json', maxLength: 4000, width: 48 },
  wordColumn('useStatus', '是否应用', YES_NO, { width: 10 }),
];
