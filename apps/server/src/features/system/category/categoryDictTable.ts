import { ownOrShared } from '../../../identity/scopes/ownOrShared';
import { sysCategory } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';

/** Rows as dictionary entries. */
export const categoryDictTable: DictTable = {
  table: sysCategory,
  texts: { name: sysCategory.name },
  values: { id: sysCategory.id, code: sysCategory.code },
  conditions: { pid: sysCategory.pid },
  rows: (caller) => ownOrShared(sysCategory.tenantId, caller),
};
