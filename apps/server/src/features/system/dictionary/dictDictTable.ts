import { eq } from 'drizzle-orm';
import { sysDict } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';

/** Dictionary of the dictionaries. */
export const dictDictTable: DictTable = {
  table: sysDict,
  page: 'system/DictList',
  texts: { dictName: sysDict.dictName },
  englishTexts: { dictName: sysDict.dictNameEn },
  values: { dictCode: sysDict.dictCode },
  rows: () => eq(sysDict.delFlag, 0),
};
