import { importColumnsOf, materialFields } from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { newId } from '../../../platform/db';
import { createdBy } from '../../../platform/db/createdBy';
import type { Caller } from '../../../platform/http/Caller';
import type { ImportedRow, ListImport, RowFault } from '../../../records/workbooks/ListImport';
import type { ImportRecord } from '../../../records/workbooks/saveRows';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { likenessKey, materialStore, type Likeness } from './materialStore';
import { texts } from './texts';

interface MaterialLine extends ImportedRow, Likeness {
  code: string;
  typeCode: string;
  unit: string;
  status: '0' | '1' | null;
}

/** Import of materials; a material like another is stored with a warning. */
export async function materialImport(services: Services, caller: Caller): Promise<ListImport> {
  const { clock, dictionaries } = services;
  const store = materialStore(services, () => undefined);
  const types = new Map((await store.types(caller)).map((type) => [type.code, type]));
  return {
    name: () => texts.what,
    columns: sheetColumns(importColumnsOf(materialFields), await dictionaries.all()),
    findExisting: (_key, codes) => store.existingCodes(caller, codes),
    check: async (rows) => linesOf(rows).map(({ typeCode }) => unknownType(typeCode)),
    warn: (rows) => likeRows(linesOf(rows)),
    table: 'material_info',
    records: (rows) => linesOf(rows).map(recordOf),
  };

  function unknownType(typeCode: string): RowFault | undefined {
    return types.has(typeCode) ? undefined : ['typeCode', texts.noType];
  }

  /** Compares each row with the stored materials and with the rows above. */
  async function likeRows(rows: readonly MaterialLine[]): Promise<(RowFault | undefined)[]> {
    const stored = await store.codesByLikeness(caller, [...new Set(rows.map(({ name }) => name))]);
    const above = new Map<string, string>();
    return rows.map((row) => {
      const key = likenessKey(row);
      const [existing, earlier] = [stored.get(key), above.get(key)];
      above.set(key, earlier ?? row.code);
      if (existing !== undefined) return ['name', texts.like(existing)];
      return earlier === undefined ? undefined : ['name', texts.likeRow(earlier)];
    });
  }

  function recordOf({ typeCode, status, ...row }: MaterialLine): ImportRecord<'material_info'> {
    const type = types.get(typeCode)!;
    return {
      ...row,
      ...createdBy(caller, clock()),
      id: newId(),
      typeId: type.id,
      typeName: type.name,
      status: status ?? '1',
    };
  }
}

const linesOf = (rows: readonly ImportedRow[]) => rows as readonly MaterialLine[];
