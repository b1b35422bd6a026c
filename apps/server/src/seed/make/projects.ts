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
  type ProjectAction,
  type ProjectStatus,
} from '@gezi/domain';
import {
  timeOf,
  timeText,
  type materialInfo,
  type supplierInfo,
  type sysDepart,
  type sysUser,
} from '../../platform/db';
import { dimensions, extractions } from '../data/evaluation';
import type { ProjectSeed } from '../data/projects';
import { seedId } from '../seedId';
import type { Calendar } from './calendar';

export interface ProjectWorld {
  tenantId: number;
  calendar: Calendar;
  purchaser: typeof sysUser.$inferSelect;
  depart: typeof sysDepart.$inferSelect;
  materials: readonly (typeof materialInfo.$inferSelect)[];
  /** Suppliers that may be invited. */
  suppliers: readonly (typeof supplierInfo.$inferSelect)[];
}

const { draft, inApproval, rejected, toStart, quoting, failed, terminated } = projectStatus;
const HOUR = 3_600_000;
/** Maximum rows of one list of a project, and maximum steps; part of the ids. */
const ROOM = 100;

type Step = readonly [action: ProjectAction, to: ProjectStatus, operator: 'purchaser' | 'approver' | null];
const submitted: readonly Step[] = [['submit', inApproval, 'purchaser']];
const published: readonly Step[] = [...submitted, ['approve', toStart, 'approver']];
const started: readonly Step[] = [...published, ['start', quoting, null]];

/** Actions that lead to the states. */
const STEPS: Partial<Record<ProjectStatus, readonly Step[]>> = {
  [draft]: [],
  [inApproval]: submitted,
  [rejected]: [...submitted, ['reject', rejected, 'approver']],
  [toStart]: published,
  [quoting]: started,
  [failed]: [...started, ['expire', failed, null]],
  [terminated]: [['cancel', terminated, 'purchaser']],
};
const stepsTo = (status: ProjectStatus): readonly Step[] => STEPS[status] ?? [];

/** A project with its lists and its timeline. @param nth number of the project, from 1 */
export function project(seed: ProjectSeed, nth: number, proNo: string, world: ProjectWorld) {
  const row = projectRow(seed, nth, proNo, world);
  const detailList = tenderLines(seed, nth, row, world);
  const supplierList = hasInvitees(row) ? invitees(seed, nth, row, world) : [];
  const expertItemList = hasEvaluation(row) ? scoreItems(nth, row) : [];
  const budgetTotalPrice = String(projectBudget(detailList));
  const lines = detailList.map((line) => ({ ...line, actualCounts: Number(line.actualCounts) }));
  const missing = findMissingInProject({
    ...row,
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
    steps: timeline(seed, nth, row, world.calendar),
  };
}

type Row = ReturnType<typeof projectRow>;

function projectRow(
  seed: ProjectSeed,
  nth: number,
  proNo: string,
  { calendar, purchaser, depart, tenantId }: ProjectWorld,
) {
  const { status, buyType, isLongSource = false, words = null } = seed;
  const createTime = calendar.past(seed.created, 9 + (nth % 7));
  const isPublished = stepsTo(status).some(([action]) => action === 'approve');
  const proStartTime = timeAt(calendar, seed.from, 9);
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
    demandOrgName: '设备管理部',
    contactName: purchaser.realname,
    contactPhone: purchaser.phone ?? '13800000001',
    longSource: isLongSource ? 1 : 0,
    payType: '4',
    priceType: '1',
    biddingDuration: seed.hours ?? null,
    postponeDays: hasPostponement(method) ? 2 : null,
    proStartTime,
    proEndTime: hasDuration(method)
      ? timeText(timeOf(proStartTime) + (seed.hours ?? 0) * HOUR)
      : timeAt(calendar, seed.to, 17),
    status,
    postponed: status === failed ? '1' : '0',
    insufficient: status === failed ? '1' : '0',
    publishTime: isPublished ? calendar.later(createTime, 20) : null,
    failReason: status === failed ? '报价截止时无供应商报价' : null,
    cancelReason: status === terminated ? words : null,
    expertSiftRule: hasEvaluation(method) ? siftRule() : null,
    createBy: purchaser.username,
    createTime,
    updateBy: purchaser.username,
    updateTime: createTime,
    sysOrgCode: depart.orgCode,
    tenantId,
  };
}

/** A time that is over for negative days. */
const timeAt = (calendar: Calendar, days: number, hour: number): string =>
  days < 0 ? calendar.past(-days, hour) : calendar.planned(days, hour);

function siftRule() {
  const { name, techNum, busiNum } = extractions[0]!;
  return { id: null, name, techNum, busiNum };
}

/** Columns that every row of a list has. */
const rowOf = ({ id, createBy, createTime, sysOrgCode, tenantId }: Row, place: number) => ({
  purchaseInfoId: id,
  orderNum: place + 1,
  createBy,
  createTime,
  sysOrgCode,
  tenantId,
});

function tenderLines(seed: ProjectSeed, nth: number, row: Row, { materials: all, calendar }: ProjectWorld) {
  const materials = all.filter(({ typeName }) => typeName === seed.materials);
  return Array.from({ length: seed.lines }, (_, place) => {
    const material = materials[(place * 3) % materials.length]!;
    return {
      ...rowOf(row, place),
      id: seedId('projectLine', nth * ROOM + place),
      materialId: material.id,
      materialCode: material.code,
      materialTypeName: material.typeName,
      materialName: material.name,
      materialDes: material.materialDes,
      models: material.models,
      unit: material.unit,
      actualCounts: row.longSource === 1 ? '0' : String(5 * (1 + ((nth + place) % 7))),
      estimatedPrice: material.referencePrice ?? '100',
      demandTime: calendar.dayAfter(row.createTime, 45),
      consignee: row.contactName,
      consigneeTel: row.contactPhone,
      consigneeAddr: '一号仓库',
    };
  });
}

function invitees({ status }: ProjectSeed, nth: number, row: Row, { suppliers, calendar }: ProjectWorld) {
  return Array.from({ length: 4 }, (_, place) => {
    const supplier = suppliers[(nth * 3 + place) % suppliers.length]!;
    const hasReplied = status === quoting && place > 0 && place < 3;
    const replied = place === 1 ? inviteStatus.accepted : inviteStatus.declined;
    return {
      ...rowOf(row, place),
      id: seedId('projectInvite', nth * ROOM + place),
      supplierId: supplier.id,
      supplierName: supplier.name,
      inviteStatus: row.publishTime === null ? null : hasReplied ? replied : inviteStatus.sent,
      sendTime: row.publishTime,
      replyTime: hasReplied ? calendar.later(row.publishTime!, 6) : null,
      replyRemark: hasReplied && place === 2 ? '近期产能已满，无法按期供货' : null,
    };
  });
}

const scoreItems = (nth: number, row: Row) =>
  dimensions
    .filter(({ status }) => status === undefined)
    .map(({ name, notes, points }, place) => ({
      ...rowOf(row, place),
      id: seedId('projectScoreItem', nth * ROOM + place),
      itemName: name,
      description: notes,
      markValue: points,
    }));

function timeline({ status, words }: ProjectSeed, nth: number, row: Row, calendar: Calendar) {
  let at = row.createTime;
  let from: ProjectStatus | null = null;
  const steps: readonly (Step | readonly ['add', ProjectStatus, 'purchaser'])[] = [
    ['add', draft, 'purchaser'],
    ...stepsTo(status),
  ];
  return steps.map(([action, to, operator], place) => {
    if (action === 'approve') at = row.publishTime!;
    else if (action === 'start') at = row.proStartTime;
    else if (action === 'expire') at = row.proEndTime;
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
