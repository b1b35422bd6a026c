import { done, exportColumnsOf, importColumnsOf, messageFields, refused, templateFields } from '@gezi/domain';
import { timeOf, timeText } from '../../../platform/db';
import { texts } from '../../../platform/texts';
import { sheetColumns, type Words } from '../../../records/workbooks/sheetColumns';
import { YES_NO } from '../../../records/workbooks/yesNo';

export const MESSAGE = '消息';
export const TEMPLATE = '消息模板';

/** `2026-12-01 09:00:00`, the seconds or the whole time left away. */
const MOMENT = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/** Messages to be sent, as they come in. */
export const enteredMessageColumns = (words: Words) =>
  sheetColumns(importColumnsOf(messageFields), words, {
    esSendTime(cell) {
      const parts: readonly (string | undefined)[] = MOMENT.exec(cell) ?? [];
      const [, year, month, day, hour, minute, second] = parts.map((part) => (part ?? '').padStart(2, '0'));
      const text = `${year}-${month}-${day} ${hour}:${minute}:${second}`;
      const at = timeOf(text);
      return !Number.isNaN(at) && timeText(at) === text ? done(text) : refused(texts.message.timeWrong);
    },
  });

/** Messages as they go out, with what became of them. */
export const messageColumns = sheetColumns(exportColumnsOf(messageFields));

/** Templates, in and out. */
export const templateColumns = (words: Words) =>
  sheetColumns(importColumnsOf(templateFields), { ...words, yn: YES_NO });
