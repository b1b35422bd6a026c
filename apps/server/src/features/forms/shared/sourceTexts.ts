import type { FormRecord } from '@gezi/domain';
import type { DataField, DataForm } from './DataForm';
import type { FieldSources } from './fieldSources';

/** Adds `<field>_dictText` for every listed field whose rows or options are loaded by a call. */
export async function withSourceTexts(
  { fields }: DataForm,
  records: readonly FormRecord[],
  sources: FieldSources,
): Promise<FormRecord[]> {
  const listed = fields.filter(({ isShowList, plan }) => isShowList && !plan.columns);
  const texts = await textsOf(listed, records, sources);
  if (texts.size === 0) return [...records];
  return records.map((record) => ({
    ...record,
    ...Object.fromEntries([...texts].map(([id, textOf]) => [`${id}_dictText`, textOf(record[id])])),
  }));
}

/** Texts of values by the id of the field, for the fields that need a call. */
export async function textsOf(
  fields: readonly DataField[],
  rows: readonly Readonly<Record<string, unknown>>[],
  sources: FieldSources,
) {
  const found = await Promise.all(
    fields.map(async (field) => {
      const { id } = field.plan;
      const textOf = await sources.textOf(
        field,
        rows.map((row) => row[id]),
      );
      return textOf ? [[id, textOf] as const] : [];
    }),
  );
  return new Map(found.flat());
}
