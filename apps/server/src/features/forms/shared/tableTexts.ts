import type { FormRecord } from '@gezi/domain';
import { valueText, type Json } from '@gezi/form-designer/core';
import type { Caller } from '../../../platform/http/Caller';
import { currentLanguage } from '../../../platform/texts';
import type { Dictionaries } from '../../../records/dictionaries/createDictionaries';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import type { DataField, DataForm } from './DataForm';
import { rowsOf } from './dataSheets';

/** Adds `<table>_dictText` for every listed table with dictionary columns: its rows as one line of text. */
export async function withTableTexts(
  { fields }: DataForm,
  records: readonly FormRecord[],
  dictionaries: Dictionaries,
  caller: Caller,
): Promise<FormRecord[]> {
  let found = [...records];
  for (const field of fields) {
    const dicts = field.isShowList ? dictColumns(field) : [];
    if (dicts.length > 0) found = await withTexts(field, dicts, found, dictionaries, caller);
  }
  return found;
}

const dictColumns = ({ subTable }: DataField) => (subTable?.columns ?? []).filter(({ dictCode }) => dictCode !== '');

async function withTexts(
  { plan }: DataField,
  dicts: readonly DataField[],
  records: readonly FormRecord[],
  dictionaries: Dictionaries,
  caller: Caller,
): Promise<FormRecord[]> {
  const codes = Object.fromEntries(dicts.map((column) => [column.plan.id, column.dictCode]));
  const rows = records.flatMap((record, at) => rowsOf(record[plan.id]).map((row) => ({ at, row })));
  // One look-up for the rows of all records.
  const texts = await withDictTexts(
    rows.map(({ row }) => row),
    codes,
    dictionaries,
    caller,
  );
  const lines = records.map((): Json[] => []);
  for (const [nth, { at, row }] of rows.entries()) {
    const labels = Object.keys(codes).map((id) => [id, texts[nth]![`${id}_dictText`] ?? row[id]]);
    lines[at]!.push({ ...row, ...Object.fromEntries(labels) } as Json);
  }
  return records.map((record, at) => ({
    ...record,
    [`${plan.id}_dictText`]: valueText(plan, lines[at]!, { locale: currentLanguage() }),
  }));
}
