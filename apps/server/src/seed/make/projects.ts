import {
  contractType,
  findMissingInProject,
  hasDuration,
  hasEvaluation,
  hasInvitees,
  hasPostponement,
  inviteStatus,
  projectBudget,
  projectStatus,
  type InviteStatus,
  type ProjectStatus,
} from '@gezi/domain';
import { timeOf, timeText } from '../../platform/db';
import { dimensions, extractions } from '../data/evaluation';
import { isDemand, type ItemSeed, type PlanDemand, type ProjectSeed } from '../data/projects';
import { seedId } from '../seedId';
import { auctionOf } from './auctions';
import { bids } from './bids';
import type { Calendar } from './calendar';
import { ROOM, rowOf, type ProjectWorld } from './projectRows';
import { stepsTo, type Step } from './projectSteps';
import { questions } from './questions';

const { draft, quoting, toAward, awarded, failed, terminated } = projectStatus;
const HOUR = 3_600_000;
/** Supplier of the demo account. */
const DEMO_SUPPLIER = seedId('supplier', 1);

/** A project with its lists and its timeline. @param nth number of the project, from 1 */
export function project(seed: ProjectSeed, nth: number, proNo: string, world: ProjectWorld) {
  const row = projectRow(seed, nth, proNo, world);
  const detailList = tenderLines(seed, nth, row, world);
  const auction = auctionOf(seed, nth, row, detailList, world.suppliers);
  const madeBids = bids(seed, nth, row, detailList, world);
  const supplierList = suppliersOf(seed, nth, row, world, madeBids) ?? auction.registrations;
  const expertItemList = hasEvaluation(row) ? scoreItems(nth, row) : [];
  const budgetTotalPrice = String(projectBudget(detailList));
  const lines = detailList.map((line) => ({ ...line, actualCounts: Number(line.actualCounts) }));
  const missing = findMissingInProject({
    ...row,
    // Draft rules read some members of a line only.
    detailList: lines as never,
    supplierList,
    contractInfoList: [],
    expertItemList,
  });
  if (seed.status !== draft && missing) throw new Error(`project ${seed.name} lacks ${missing.field}`);
  return {
    row: { ...row, budgetTotalPrice },
    detailList,
    supplierList,
    expertItemList,
    bids: madeBids,
    auction,
    questions: questions(seed, nth, row, world),
    steps: timeline(seed, nth, row, world.calendar),
  };
}

export type ProjectRow = ReturnType<typeof projectRow>;
export type ProjectLine = ReturnType<typeof tenderLines>[number];

function projectRow(
  seed: ProjectSeed,
  nth: number,
  proNo: string,
  { calendar, purchaser, depart, tenantId }: ProjectWorld,
) {
  const { status, buyType, isLongSource = false, words = null } = seed;
  const demand = isDemand(seed.materials) ? seed.materials : undefined;
  const createTime = demand?.usedAt ?? calendar.past(seed.created, 9 + (nth % 7));
  const isPublished = stepsTo(status, buyType).some(([action]) => action === 'approve');
  const proStartTime = timeAt(calendar, seed.from, 9);
  const proEndTime = hasDuration({ buyType })
    ? timeText(timeOf(proStartTime) + (seed.hours ?? 0) * HOUR)
    : timeAt(calendar, seed.to, 17);
  const isOpened = status === toAward || status === awarded;
  const openTime = calendar.later(proEndTime, 17);
  const awardTime = calendar.later(openTime, 72);
  const method = { buyType, contractType: isLongSource ? contractType.framework : contractType.project };
  return {
    ...method,
    id: seedId('project', nth),
    proNo,
    proName: seed.name,
    departName: depart.departName,
    departId: depart.id,
    applyUserId: purchaser.id,
    applyUserName: purchaser.realname,
    applyTime: createTime,
    orgCode: depart.orgCode,
    demandOrgName: seed.org ?? '设备管理部',
    planIds: demand?.planId ?? null,
    contactName: purchaser.realname,
    contactPhone: purchaser.phone ?? '13800000001',
    longSource: isLongSource ? 1 : 0,
    payType: '4',
    priceType: '1',
    biddingDuration: seed.hours ?? null,
    minStep: seed.minStep === undefined ? null : String(seed.minStep),
    postponeDays: hasPostponement(method) ? 2 : null,
    proStartTime,
    proEndTime,
    status,
    postponed: status === failed ? '1' : '0',
    insufficient: status === failed ? '1' : '0',
    publishTime: isPublished ? calendar.later(createTime, 20) : null,
    isPublic: seed.notice ? '1' : '0',
    noticeContent: seed.notice ? noticeOf(seed.notice) : null,
    openTime: isOpened ? openTime : null,
    openUser: isOpened ? purchaser.realname : null,
    awardTime: status === awarded ? awardTime : null,
    failReason: status === failed ? '报价截止时无供应商报价' : null,
    cancelReason: status === terminated ? words : null,
    expertSiftRule: hasEvaluation(method) ? siftRule() : null,
    createBy: purchaser.username,
    createTime,
    updateBy: purchaser.username,
    updateTime: isOpened ? (status === awarded ? awardTime : openTime) : createTime,
    sysOrgCode: depart.orgCode,
    tenantId,
  };
}

const noticeOf = ({ scope, demands }: NonNullable<ProjectSeed['notice']>) =>
  `<p>${scope}</p><h3>供应商要求</h3><ul>${demands.map((demand) => `<li>${demand}</li>`).join('')}</ul>` +
  '<h3>报价方式</h3><p>请在报价截止时间前完成报价，逾期不再受理。未注册的单位请先完成供应商注册。</p>';

/** A time that is over for negative days. */
const timeAt = (calendar: Calendar, days: number, hour: number): string =>
  days < 0 ? calendar.past(-days, hour) : calendar.planned(days, hour);

function siftRule() {
  const { name, techNum, busiNum } = extractions[0]!;
  return { id: null, name, techNum, busiNum };
}

function tenderLines(seed: ProjectSeed, nth: number, row: ProjectRow, { materials, calendar }: ProjectWorld) {
  const place = {
    demandTime: calendar.dayAfter(row.createTime, 45),
    consignee: row.contactName,
    consigneeTel: row.contactPhone,
    consigneeAddr: '一号仓库',
    planDetailId: null,
    planDetailNo: null,
  };
  return goodsFor(seed, nth, materials).map((good, at) => ({
    ...rowOf(row, at),
    id: seedId('projectLine', nth * ROOM + at),
    ...place,
    ...good,
    actualCounts: row.longSource === 1 ? '0' : good.actualCounts,
  }));
}

function goodsFor({ materials, lines = 0 }: ProjectSeed, nth: number, all: ProjectWorld['materials']) {
  if (typeof materials === 'string') return goodsOf(materials, lines, nth, all);
  return isDemand(materials) ? demandOf(materials) : materials.map(withoutMaterial);
}

/** Lines of a plan with the quantities that the project takes, as they are drawn by the server. */
const demandOf = ({ lines }: PlanDemand) =>
  lines.map((line) => ({
    planDetailId: line.id,
    planDetailNo: line.planDetailNo,
    materialId: line.materialId,
    materialCode: line.materialCode,
    materialTypeName: line.materialTypeName,
    materialName: line.materialName,
    materialDes: line.materialDes,
    models: line.models,
    unit: line.unit,
    actualCounts: line.usedCounts,
    estimatedPrice: line.estimatedPrice ?? '100',
    demandTime: line.demandTime ?? undefined,
    consignee: line.consignee,
    consigneeTel: line.consigneeTel,
    consigneeAddr: line.consigneeAddr,
    otherSkillDemand: line.otherSkillDemand,
  }));

/** Materials of a type with quantities. */
function goodsOf(type: string, lines: number, nth: number, all: ProjectWorld['materials']) {
  const materials = all.filter(({ typeName }) => typeName === type);
  return Array.from({ length: lines }, (_, place) => {
    const material = materials[(place * 3) % materials.length]!;
    return {
      materialId: material.id,
      materialCode: material.code,
      materialTypeName: material.typeName,
      materialName: material.name,
      materialDes: material.materialDes,
      models: material.models,
      unit: material.unit,
      actualCounts: String(5 * (1 + ((nth + place) % 7))),
      estimatedPrice: material.referencePrice ?? '100',
    };
  });
}

const withoutMaterial = ([materialName, counts, unit, price]: ItemSeed) => ({
  materialId: null,
  materialCode: null,
  materialTypeName: null,
  materialName,
  materialDes: null,
  models: null,
  unit,
  actualCounts: String(counts),
  estimatedPrice: String(price),
});

const REMARK = '近期产能已满，无法按期供货';

/** The bidders of an opened project, or the suppliers that were invited; undefined if nobody is. */
function suppliersOf(
  seed: ProjectSeed,
  nth: number,
  row: ProjectRow,
  world: ProjectWorld,
  made: ReturnType<typeof bids>,
) {
  if (made.length > 0) return made.map(({ row: bid }, place) => bidder(nth, row, bid, place, world.calendar));
  return hasInvitees(row) ? invitees(seed, nth, row, world) : undefined;
}

function bidder(
  nth: number,
  row: ProjectRow,
  { supplierId, supplierName }: { supplierId: string; supplierName: string },
  place: number,
  calendar: Calendar,
) {
  return {
    ...rowOf(row, place),
    id: seedId('projectInvite', nth * ROOM + place),
    supplierId,
    supplierName,
    inviteStatus: inviteStatus.accepted,
    sendTime: hasInvitees(row) ? row.publishTime : null,
    replyTime: calendar.later(row.publishTime!, 6),
    replyRemark: null,
  };
}

function invitees(seed: ProjectSeed, nth: number, row: ProjectRow, { suppliers, calendar }: ProjectWorld) {
  const demo = seed.demoAnswer && suppliers.find(({ id }) => id === DEMO_SUPPLIER);
  const others = suppliers.filter(({ id }) => id !== DEMO_SUPPLIER);
  return Array.from({ length: 4 }, (_, place) => {
    const isDemo = place === 0 && demo !== undefined;
    const supplier = isDemo ? demo : others[(nth * 3 + place) % others.length]!;
    const answer = isDemo ? seed.demoAnswer! : answerOf(seed, place);
    const isDeclined = answer === inviteStatus.declined;
    return {
      ...rowOf(row, place),
      id: seedId('projectInvite', nth * ROOM + place),
      supplierId: supplier.id,
      supplierName: supplier.name,
      inviteStatus: row.publishTime === null ? null : answer,
      sendTime: row.publishTime,
      replyTime: isDeclined || answer === inviteStatus.accepted ? calendar.later(row.publishTime!, 6) : null,
      replyRemark: isDeclined ? REMARK : null,
    };
  });
}

/** Answers of the other suppliers, by their place. */
function answerOf({ status }: ProjectSeed, place: number): InviteStatus {
  if (status === failed) return inviteStatus.expired;
  if (status !== quoting) return inviteStatus.sent;
  return [inviteStatus.sent, inviteStatus.accepted, inviteStatus.declined][place] ?? inviteStatus.sent;
}

const scoreItems = (nth: number, row: ProjectRow) =>
  dimensions
    .filter(({ status }) => status === undefined)
    .map(({ name, notes, points }, place) => ({
      ...rowOf(row, place),
      id: seedId('projectScoreItem', nth * ROOM + place),
      itemName: name,
      description: notes,
      markValue: points,
    }));

function timeline({ status, words }: ProjectSeed, nth: number, row: ProjectRow, calendar: Calendar) {
  let at = row.createTime;
  let from: ProjectStatus | null = null;
  const steps: readonly (Step | readonly ['add', ProjectStatus, 'purchaser'])[] = [
    ['add', draft, 'purchaser'],
    ...stepsTo(status, row.buyType),
  ];
  return steps.map(([action, to, operator], place) => {
    if (action === 'approve') at = row.publishTime!;
    else if (action === 'start') at = row.proStartTime;
    else if (action === 'expire' || action === 'close') at = row.proEndTime;
    else if (action === 'open') at = row.openTime!;
    else if (action === 'award') at = row.awardTime!;
    else if (place > 0) at = calendar.later(at, 3);
    const step = {
      id: seedId('projectStep', nth * ROOM + place),
      documentTable: 'purchase_info',
      documentId: row.id,
      action,
      fromStatus: from,
      toStatus: to,
      remark: action === 'reject' || action === 'cancel' ? (words ?? null) : null,
      operator,
      operateTime: at,
      tenantId: row.tenantId,
    };
    from = to;
    return step;
  });
}
