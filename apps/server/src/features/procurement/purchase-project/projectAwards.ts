import { projectStatus } from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { supplierBidLine } from '../../../platform/db';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { AwardedMaterial, AwardSource } from '../../../records/awards/AwardSource';
import { bidReader } from '../shared/bids/bidReader';
import type { StoredProject } from '../shared/projects/projectKind';
import { settleContracts } from '../shared/projects/settleContracts';
import type { projects } from './projects';

/** Awards of projects, which contracts are drawn from. */
export function projectAwards(
  services: Services,
  { records }: Pick<ReturnType<typeof projects>, 'records'>,
): AwardSource {
  const reader = bidReader(services);
  const settleProject = settleContracts(services);

  return {
    async find(caller, projectId, lock = false) {
      const project = await records.find(caller, projectId, lock);
      if (!project || !AWARDED.includes(project.status)) return undefined;
      const { tenantId } = caller;
      const bids = await reader.ofProject({ tenantId, id: projectId }, project.round);
      const winners = bids.filter(({ isWinner }) => isWinner === '1');
      const lines = await reader.linesOf(
        tenantId,
        winners.map(({ id }) => id),
      );
      return {
        project,
        winners: winners.map(({ id, supplierId, supplierName }) => ({
          bidId: id,
          supplierId: supplierId!,
          supplierName: supplierName!,
          lines: materialsOf(project, lines.get(id) ?? []),
        })),
      };
    },

    projectOf: (tenantId, projectId) => records.find(systemCaller(tenantId), projectId),

    async settle(tenantId, projectId, contracted) {
      // Contracts are read under the lock, so that of two that become effective at once the second sees the first.
      await records.find(systemCaller(tenantId), projectId, true);
      await settleProject(tenantId, projectId, await contracted());
    },
  };
}

const AWARDED: readonly string[] = [projectStatus.awarded, projectStatus.contracted];

function materialsOf(
  { detailList }: StoredProject,
  lines: readonly (typeof supplierBidLine.$inferSelect)[],
): AwardedMaterial[] {
  const byDetail = new Map(lines.map((line) => [line.detailId, line]));
  return detailList.flatMap((detail) => {
    const line = byDetail.get(detail.id);
    if (!line || line.actualPrice === null) return [];
    const { materialId, materialName, materialCode, materialTypeName, materialDes, unit, models, otherSkillDemand } =
      detail;
    return {
      tenderDetailId: detail.id,
      materialId,
      materialName,
      materialCode,
      materialTypeName,
      materialDes,
      unit,
      param: otherSkillDemand,
      models: line.specs ?? models,
      brand: line.brand,
      price: line.actualPrice,
      count: line.actualCount,
    };
  });
}
