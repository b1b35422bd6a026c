import { ownOrShared } from '../../../identity/scopes/ownOrShared';
import { sysCategory } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';

/** Dictionary of categories. */
export const categoryDictTable: DictTable = {
  table: sysCategory,
  page: 'system/SysCategoryList',
  texts: { name: sysCategory.name },
  values: { id: sysCategory.id, code: sysCategory.code },
  conditions: { pid: sysCategory.pid },
  rows: (caller) => ownOrShared(sysCategory.tenantId, caller),
};
