import { and, eq, isNull, sql } from 'drizzle-orm';
import { sysDict, sysDictItem, sysRole, type Database } from '../platform/db';
import { businessDictionaries } from './reference/businessDictionaries';
import { roles } from './reference/roles';
import { systemDictionaries } from './reference/systemDictionaries';

/** Adds the English names of roles and dictionaries to databases of earlier versions, unless the Chinese ones changed. */
export async function seedEnglishNames({ orm }: Database): Promise<void> {
  for (const { code, name, nameEn, descriptionEn } of roles)
    await orm
      .update(sysRole)
      .set({ roleNameEn: nameEn, descriptionEn })
      .where(and(eq(sysRole.roleCode, code), eq(sysRole.roleName, name), isNull(sysRole.roleNameEn)));
  for (const [code, [name, nameEn], items] of [...systemDictionaries, ...businessDictionaries]) {
    await orm
      .update(sysDict)
      .set({ dictNameEn: nameEn })
      .where(and(eq(sysDict.dictCode, code), eq(sysDict.dictName, name), isNull(sysDict.dictNameEn)));
    const ofDict = sql`${sysDictItem.dictId} in (select ${sysDict.id} from ${sysDict} where ${sysDict.dictCode} = ${code})`;
    for (const [value, text, itemTextEn] of items)
      await orm
        .update(sysDictItem)
        .set({ itemTextEn })
        .where(
          and(ofDict, eq(sysDictItem.itemValue, value), eq(sysDictItem.itemText, text), isNull(sysDictItem.itemTextEn)),
        );
  }
}
