import { and, eq } from 'drizzle-orm';
import { sysDepart } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';

/** Dictionary of departments. */
export const departDictTable: DictTable = {
  table: sysDepart,
  page: 'system/DepartList',
  texts: { departName: sysDepart.departName },
  englishTexts: { departName: sysDepart.departNameEn },
  values: { id: sysDepart.id, orgCode: sysDepart.orgCode },
  conditions: {
    parentId: sysDepart.parentId,
    orgCategory: sysDepart.orgCategory,
    status: sysDepart.status,
    delFlag: sysDepart.delFlag,
    departOrder: sysDepart.departOrder,
  },
  rows: ({ tenantId }) => and(eq(sysDepart.delFlag, 0), eq(sysDepart.tenantId, tenantId)),
};
