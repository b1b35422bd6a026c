import type { DrawLimits, ExpertCandidate } from '@gezi/domain';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { ofTenant } from '../../../identity/users/ofTenant';
import {
  evaluationExpert,
  expertTask,
  materialInfo,
  materialType,
  supplierBid,
  sysUser,
  type Database,
} from '../../../platform/db';
import type { StoredProject } from '../shared/projects/projectKind';

/** An expert who may be drawn. */
export interface DrawableExpert extends ExpertCandidate {
  userId: string;
  name: string;
}

/** Enabled experts of a tenant whose account is active, without the purchaser of the project. */
export function enabledExperts(
  db: Database,
  tenantId: number,
  { applyUserId }: Pick<StoredProject, 'applyUserId'>,
): Promise<DrawableExpert[]> {
  const { id, userId, name, professionType, materialTypeIds, avoidSupplierIds, status } = evaluationExpert;
  return db.orm
    .select({ id, userId, name, professionType, materialTypeIds, avoidSupplierIds })
    .from(evaluationExpert)
    .innerJoin(sysUser, eq(sysUser.id, userId))
    .where(
      and(
        eq(evaluationExpert.tenantId, tenantId),
        eq(status, '1'),
        eq(sysUser.status, 1),
        ofTenant(tenantId),
        ne(userId, applyUserId ?? ''),
      ),
    );
}

/** Conditions under which an expert cannot be drawn for a project. */
export async function drawLimits(db: Database, tenantId: number, project: StoredProject): Promise<DrawLimits> {
  const bids = await db.orm
    .select({ supplierId: supplierBid.supplierId })
    .from(supplierBid)
    .where(and(eq(supplierBid.tenantId, tenantId), eq(supplierBid.purchaseInfoId, project.id)));
  const drawn = await db.orm
    .select({ expertId: expertTask.expertId })
    .from(expertTask)
    .where(and(eq(expertTask.tenantId, tenantId), eq(expertTask.purchaseInfoId, project.id)));
  return {
    materialTypeIds: await typesOf(db, tenantId, project),
    supplierIds: [...project.supplierList, ...bids].map(({ supplierId }) => supplierId),
    drawnIds: drawn.map(({ expertId }) => expertId),
  };
}

/** Material types of the lines with their ancestors. */
async function typesOf(db: Database, tenantId: number, { detailList }: StoredProject): Promise<string[]> {
  const materials = detailList.flatMap(({ materialId }) => materialId ?? []);
  const names = detailList.flatMap(({ materialTypeName }) => materialTypeName ?? []);
  const ofMaterials = db.orm
    .select({ id: materialInfo.typeId })
    .from(materialInfo)
    .where(and(eq(materialInfo.tenantId, tenantId), inArray(materialInfo.id, ['', ...materials])));
  const { id, pid, name } = materialType;
  const types = await db.orm
    .select({ id, pid, isUsed: sql<boolean>`${or(inArray(id, ofMaterials), inArray(name, ['', ...names]))}` })
    .from(materialType)
    .where(eq(materialType.tenantId, tenantId));
  const parents = new Map(types.map((type) => [type.id, type.pid]));
  const found = new Set<string>();
  for (const type of types) {
    if (!type.isUsed) continue;
    for (let at: string | null | undefined = type.id; at && parents.has(at) && !found.has(at); at = parents.get(at)) {
      found.add(at);
    }
  }
  return [...found];
}
