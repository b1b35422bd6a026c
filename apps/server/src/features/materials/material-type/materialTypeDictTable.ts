import { eq } from 'drizzle-orm';
import { materialType } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';

/** Dictionary of material types. */
export const materialTypeDictTable: DictTable = {
  table: materialType,
  page: 'material/TypeList',
  texts: { name: materialType.name, code: materialType.code },
  values: { id: materialType.id, code: materialType.code },
  conditions: { pid: materialType.pid, level: materialType.level, status: materialType.status },
  rows: ({ tenantId }) => eq(materialType.tenantId, tenantId),
};
