import { splitList } from '@gezi/advanced-query/core';
import type { SupplierInfo } from '@gezi/domain';
import type { Caller } from '../../../platform/http/Caller';
import type { Dictionaries } from '../../../records/dictionaries/createDictionaries';
import { readIds } from '../../../records/lists/readIds';

const MATERIAL_TYPES = ['material_type,name,id', 'supplierMaterialTypeList'] as const;

type SuppliedTypes = SupplierInfo['supplierMaterialTypeList'];

/**
 * Reads the types of materials that a supplier supplies.
 *
 * @param before those stored, which are accepted although the caller may not see them
 * @returns the types with their names
 * @throws {Refusal} naming the field when the caller sees no such type
 */
export async function readSuppliedTypes(
  dictionaries: Pick<Dictionaries, 'textsOf'>,
  caller: Caller,
  wanted: readonly { materialTypeId: string }[],
  before: SuppliedTypes = [],
): Promise<SuppliedTypes> {
  const joined = (types: readonly { materialTypeId: string }[]) => types.map((one) => one.materialTypeId).join(',');
  const ids = splitList((await readIds(dictionaries, caller, MATERIAL_TYPES, joined(wanted), joined(before))) ?? '');
  const names = await dictionaries.textsOf(MATERIAL_TYPES[0], ids);
  const known = new Map(before.map((type) => [type.materialTypeId, type.materialTypeName]));
  return ids.map((id) => ({ materialTypeId: id, materialTypeName: names.get(id) ?? known.get(id) ?? id }));
}
