import type { FormRecord } from '@gezi/domain';
import { valueText, type Json } from '@gezi/form-designer/core';
import type { Caller } from '../../../platform/http/Caller';
import { currentLanguage } from '../../../platform/texts';
import type { Dictionaries } from '../../../records/dictionaries/createDictionaries';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import type { DataField, DataForm } from './DataForm';
import { rowsOf } from './dataSheets';
import type { FieldSources } from './fieldSources';
import { textsOf } from './sourceTexts';

/** Adds `<table>_dictText` for every listed table with columns whose text is not their value: its rows as one line. */
export async function withTableTexts(
  { fields }: DataForm,
  records: readonly FormRecord[],
  parts: TextParts,
): Promise<FormRecord[]> {
  let found = [...records];
  for (const { plan, isShowList, subTable } of fields) {
    if (isShowList && subTable) found = await withTexts(plan, subTable.columns, found, parts);
  }
  return found;
}

interface TextParts {
  dictionaries: Dictionaries;
  sources: FieldSources;
  caller: Caller;
}

async function withTexts(
  plan: DataField['plan'],
  columns: readonly DataField[],
  records: readonly FormRecord[],
  { dictionaries, sources, caller }: TextParts,
): Promise<FormRecord[]> {
  const dicts = columns.filter(({ dictCode }) => dictCode !== '');
  const codes = Object.fromEntries(dicts.map((column) => [column.plan.id, column.dictCode]));
  const rows = records.flatMap((record, at) => rowsOf(record[plan.id]).map((row) => ({ at, row })));
  // One look-up for the rows of all records.
  const tableRows = rows.map(({ row }) => row);
  const loaded = await textsOf(columns, tableRows, sources);
  if (dicts.length === 0 && loaded.size === 0) return [...records];
  const texts = await withDictTexts(tableRows, codes, dictionaries, caller);
  const lines = records.map((): Json[] => []);
  for (const [nth, { at, row }] of rows.entries()) {
    const labels = Object.keys(codes).map((id) => [id, texts[nth]![`${id}_dictText`] ?? row[id]]);
    const names = [...loaded].map(([id, textOf]) => [id, textOf(row[id])]);
    lines[at]!.push({ ...row, ...Object.fromEntries(labels), ...Object.fromEntries(names) } as Json);
  }
  return records.map((record, at) => ({
    ...record,
    [`${plan.id}_dictText`]: valueText(plan, lines[at]!, { locale: currentLanguage() }),
  }));
}
