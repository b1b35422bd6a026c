import { eq } from 'drizzle-orm';
import { materialInfo } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';
import { MATERIAL_PAGE } from './materialPage';

/** Dictionary of materials. */
export const materialDictTable: DictTable = {
  table: materialInfo,
  page: MATERIAL_PAGE,
  texts: { name: materialInfo.name, code: materialInfo.code },
  values: { id: materialInfo.id, code: materialInfo.code },
  conditions: { status: materialInfo.status, typeId: materialInfo.typeId, unit: materialInfo.unit },
  rows: ({ tenantId }) => eq(materialInfo.tenantId, tenantId),
};
