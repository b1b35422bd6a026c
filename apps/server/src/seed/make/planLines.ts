import { planStatus } from '@gezi/domain';
import { changeReasons, skillDemands } from '../data/plans';
import { seedId } from '../seedId';
import type { Random } from '../random';
import type { Calendar } from './calendar';
import type { MaterialRow } from './materials';

/** Data of a plan that its lines need. */
interface PlanOfLines {
  id: string;
  planNo: string;
  status: string;
  applyTime: string;
  demandOrgName: string;
  orgConsignee: string;
  orgConsigneeTel: string;
  createBy: string;
  createTime: string;
  updateBy: string;
  updateTime: string;
  sysOrgCode: string;
  tenantId: number;
}

/** Maximum lines of a plan; part of the ids. */
const ROOM = 1000;

/** The lines of a plan, in the order of `materials`. */
export const planLines = (plan: PlanOfLines, materials: readonly MaterialRow[], calendar: Calendar, random: Random) =>
  materials.map((material, at) => planLine(plan, material, at + 1, calendar, random));

function planLine(plan: PlanOfLines, material: MaterialRow, place: number, calendar: Calendar, random: Random) {
  const counts = demand(material.unit, random);
  const { actualCounts, countsChangeReason } = purchased(plan.status, counts, random);
  return {
    id: seedId('planLine', Number(plan.id.slice(-9)) * ROOM + place),
    planId: plan.id,
    planDetailNo: `${plan.planNo}-${String(place).padStart(3, '0')}`,
    orderNum: place,
    materialId: material.id,
    materialName: material.name,
    materialCode: material.code,
    materialTypeName: material.typeName,
    materialDes: material.materialDes,
    unit: material.unit,
    counts: String(counts),
    estimatedPrice: material.referencePrice,
    demandTime: calendar.dayAfter(plan.applyTime, random.between(20, 60)),
    consignee: plan.orgConsignee,
    consigneeTel: plan.orgConsigneeTel,
    consigneeAddr: `${plan.demandOrgName}${random.pick(['一号库', '二号库', '备件库', '危化品库'])}`,
    otherSkillDemand: random.chance(30) ? random.pick(skillDemands) : null,
    models: material.models,
    remark: null,
    actualCounts: actualCounts === null ? null : String(actualCounts),
    countsChangeReason,
    usedCounts: String(used(plan.status, actualCounts ?? counts, place)),
    createBy: plan.createBy,
    createTime: plan.createTime,
    updateBy: plan.updateBy,
    updateTime: plan.updateTime,
    sysOrgCode: plan.sysOrgCode,
    tenantId: plan.tenantId,
  };
}

/** A realistic quantity for a unit. */
function demand(unit: string, random: Random): number {
  if (unit === '台') return random.between(1, 6);
  if (unit === '吨') return random.between(2, 40) / 2;
  if (unit === '米') return random.between(2, 40) * 50;
  if (unit === '升' || unit === '千克') return random.between(2, 50) * 10;
  return random.chance(50) ? random.between(1, 20) * 10 : random.between(2, 60);
}

/** Purchase quantity: equal to the demand in most lines, different with a reason in some. */
function purchased(status: string, counts: number, random: Random) {
  const decided = [planStatus.toPurchase, planStatus.purchasing, planStatus.finished].some((one) => one === status);
  if (!decided) return { actualCounts: null, countsChangeReason: null };
  if (counts < 4 || !random.chance(12)) return { actualCounts: counts, countsChangeReason: null };
  const actualCounts = Math.max(1, Math.round(counts * random.pick([0.5, 0.8, 1.2])));
  return { actualCounts, countsChangeReason: actualCounts === counts ? null : random.pick(changeReasons) };
}

function used(status: string, quantity: number, place: number): number {
  if (status === planStatus.finished) return quantity;
  return status === planStatus.purchasing && place % 2 === 1 ? quantity : 0;
}
