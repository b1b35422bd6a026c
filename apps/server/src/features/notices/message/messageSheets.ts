import { done, exportColumnsOf, importColumnsOf, messageFields, refused, templateFields } from '@gezi/domain';
import { timeOf, timeText } from '../../../platform/db';
import { texts } from '../../../platform/texts';
import { sheetColumns, type DictItems } from '../../../records/workbooks/sheetColumns';
import { yesNo } from '../../../records/workbooks/yesNo';

/** `2026-12-01 09:00:00`; the seconds or the whole time may be missing. */
const MOMENT = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** Import columns of messages. */
export const messageImportColumns = (dictItems: DictItems) =>
  sheetColumns(importColumnsOf(messageFields), dictItems, {
    esSendTime(cell) {
      const parts: readonly (string | undefined)[] = MOMENT.exec(cell) ?? [];
      const [, year, month, day, hour, minute, second] = parts.map((part) => (part ?? '').padStart(2, '0'));
      const text = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
      const at = timeOf(text);
      return !Number.isNaN(at) && timeText(at) === text ? done(text) : refused(texts.message.timeWrong);
    },
  });

/** Export columns of messages, including the send status. */
export const messageColumns = sheetColumns(exportColumnsOf(messageFields));

/** Import and export columns of templates. */
export const templateColumns = (dictItems: DictItems) =>
  sheetColumns(importColumnsOf(templateFields), { ...dictItems, yn: yesNo() });
