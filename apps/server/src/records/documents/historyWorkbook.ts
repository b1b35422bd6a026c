import { exportColumnsOf, type DocumentHistory, type ListField } from '@gezi/domain';
import type { Static } from 'typebox';
import { sheetColumns, type DictItems } from '../workbooks/sheetColumns';
import { documentTexts } from './texts';

interface WrittenHistory {
  /** Number or name of the document. */
  name: string;
  fields: readonly ListField[];
  /** Header of the document, with the texts of {@link tableDicts}. */
  row: Readonly<Record<string, unknown>>;
  history: Static<typeof DocumentHistory>;
  dictItems: DictItems;
}

const t = documentTexts.history;

/** The record of a document that an audit asks for: every step, then the header and the result of the check. */
export function historyWorkbook({ name, fields, row, history, dictItems }: WrittenHistory) {
  const { entries } = history;
  const header = sheetColumns(exportColumnsOf(fields), dictItems).flatMap(({ key, header: label, cell }) => {
    const value = row[`${key}_dictText`] ?? (cell ? cell(row) : row[key]);
    return value === null || value === undefined || value === '' ? [] : [{ label, value }];
  });
  const verdict = [
    { label: t.verdict, value: verdictOf(history) },
    { label: t.stepCount, value: entries.length },
    { label: t.lastHash, value: entries.at(-1)?.hash },
  ];
  return {
    title: () => t.title(name),
    columns: STEP_COLUMNS.map(([key, width]) => ({ key, width, header: t.columns[key] })),
    rows: entries.map((entry) => ({
      ...entry,
      user: entry.user ?? t.system,
      action: entry.action_dictText ?? entry.action,
      from: entry.from_dictText,
      to: entry.to_dictText,
    })),
    details: [
      {
        title: () => t.summary,
        columns: [
          { key: 'label', header: t.item, width: 20 },
          { key: 'value', header: t.content, width: 72 },
        ],
        rows: [...header, ...verdict],
      },
    ],
  };
}

/** Dictionaries of the fields whose values are codes of a table. */
export const tableDicts = (fields: readonly ListField[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ key, query }) =>
      typeof query === 'object' ? [[key, `${query.table},${query.text},${query.code}`]] : [],
    ),
  );

/** Result of the check in words. */
function verdictOf({ brokenAt, isSealed }: WrittenHistory['history']): string {
  if (brokenAt !== null) return t.changed(brokenAt);
  return isSealed ? t.intact : t.unsealed;
}

/** Columns of the steps with their widths in characters. */
const STEP_COLUMNS = [
  ['seq', 8],
  ['time', 20],
  ['user', 14],
  ['action', 16],
  ['from', 12],
  ['to', 12],
  ['remark', 40],
  ['hash', 68],
] as const;
