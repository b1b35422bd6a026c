import type { PlanDetail, ProjectAdd } from '@gezi/domain';
import type { SourceLine } from '../../../records/documents/LineSource';
import type { StoredProject } from '../shared/projects/projectKind';

/** Input of a new project for what is left of lines of plans. */
export function draftFromPlan(
  lines: readonly SourceLine<PlanDetail>[],
  { name, buyType, contractType }: { name: string; buyType: string; contractType: string },
): ProjectAdd {
  return {
    proName: name,
    buyType,
    contractType,
    detailList: lines.map(({ line, open }) => ({
      planDetailId: line.id,
      materialId: line.materialId,
      materialCode: line.materialCode,
      materialTypeName: line.materialTypeName,
      materialName: line.materialName,
      materialDes: line.materialDes,
      actualCounts: open,
      estimatedPrice: line.estimatedPrice,
      demandTime: line.demandTime,
      unit: line.unit,
      otherSkillDemand: line.otherSkillDemand,
      models: line.models,
      consignee: line.consignee,
      consigneeTel: line.consigneeTel,
      consigneeAddr: line.consigneeAddr,
      remark: line.remark,
    })),
  };
}

/**
 * Input of a new project with the content of another. Files belong to one project and are not copied, nor are times.
 *
 * @param may.choose true for framework agreements in force
 * @param may.take false for lines of plans without enough left; the copied line then has no plan
 */
export function copyOf(
  project: StoredProject,
  proName: string,
  may: {
    invite: (supplierId: string) => boolean;
    choose: (contractId: string) => boolean;
    take: (planDetailId: string, quantity: number) => boolean;
  },
): ProjectAdd {
  return {
    proName: proName.slice(0, 255),
    buyType: project.buyType,
    contractType: project.contractType,
    longSource: project.longSource === 1 ? 1 : 0,
    orgCode: project.orgCode,
    demandOrgName: project.demandOrgName,
    contactName: project.contactName,
    contactPhone: project.contactPhone,
    payType: project.payType,
    priceType: project.priceType,
    biddingDuration: project.biddingDuration,
    minStep: project.minStep,
    bidPart: project.bidPart,
    postponeDays: project.postponeDays,
    remark: project.remark,
    minSupplierCount: project.minSupplierCount,
    isPublic: project.isPublic,
    noticeContent: project.noticeContent,
    expertRuleShow: project.expertRuleShow,
    expertSiftRule: project.expertSiftRule,
    detailList: project.detailList.map(({ id: _id, planDetailId, planDetailNo: _no, ...line }) => ({
      ...line,
      planDetailId: planDetailId !== null && may.take(planDetailId, line.actualCounts) ? planDetailId : null,
    })),
    supplierList: project.supplierList.filter(({ supplierId }) => may.invite(supplierId)),
    contractInfoList: project.contractInfoList.flatMap(({ contractId: id }) => (may.choose(id) ? [{ id }] : [])),
    expertItemList: project.expertItemList.map(({ id: _id, ...item }) => item),
    divergeList: project.divergeList.map(({ id: _id, ...item }) => item),
  };
}
