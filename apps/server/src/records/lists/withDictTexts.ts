import type { Caller } from '../../platform/http/Caller';
import type { Dictionaries } from '../dictionaries/createDictionaries';

/** Dictionary code by field. */
export type DictFields = Readonly<Record<string, string>>;

/**
 * Adds `<field>_dictText` for every dictionary field: the texts of its values, comma-joined. Several values are an array or
 * comma-joined text. A value that the dictionary does not have is its own text (contract, part 1 §1.9).
 *
 * @param reader limits the texts to entries this caller may see; for values that users enter freely
 */
export async function withDictTexts<Row extends Record<string, unknown>, Fields extends DictFields>(
  rows: readonly Row[],
  fields: Fields,
  dictionaries: Pick<Dictionaries, 'textsOf'>,
  reader?: Caller,
): Promise<(Row & { [Name in keyof Fields & string as `${Name}_dictText`]: string | null })[]> {
  const lookups = await Promise.all(
    Object.entries(fields).map(async ([field, dictCode]) => {
      const values = new Set(rows.flatMap((row) => partsOf(row[field])));
      return { field, member: `${field}_dictText`, found: await dictionaries.textsOf(dictCode, [...values], reader) };
    }),
  );
  return rows.map((row) => {
    const shown: Record<string, unknown> = { ...row };
    for (const { field, member, found } of lookups) {
      const parts = partsOf(row[field]);
      shown[member] = parts.length > 0 ? parts.map((part) => found.get(part) ?? part).join(',') : null;
    }
    return shown as Row & { [Name in keyof Fields & string as `${Name}_dictText`]: string | null };
  });
}

function partsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'string' || value === '') return [];
  return value.includes(',') ? value.split(',').filter(Boolean) : [value];
}
