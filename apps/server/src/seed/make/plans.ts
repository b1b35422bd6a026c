import { planStatus, type PlanStatus } from '@gezi/domain';
import { planCounts, planSubjects, rejectOpinions, remarks } from '../data/plans';
import { seedId } from '../seedId';
import type { Random } from '../random';
import type { Calendar } from './calendar';
import type { DepartRow } from './departments';
import type { MaterialRow } from './materials';
import { planLines } from './planLines';
import type { SeededUser } from './users';

export interface PlanWorld {
  tenantId: number;
  calendar: Calendar;
  departs: readonly DepartRow[];
  /** Users who declare plans; the first is the demo account. */
  declarers: readonly SeededUser[];
  /** Users who purchase; the first is the demo account. */
  purchasers: readonly SeededUser[];
  approver: SeededUser;
  materials: readonly MaterialRow[];
  /** Number of plans in each state; default {@link planCounts}. */
  counts?: readonly [PlanStatus, number][];
  firstNumber: number;
}

/** Earliest and latest application date of plans in this state, in days before today. */
const AGES: Record<PlanStatus, readonly [number, number]> = {
  [planStatus.draft]: [5, 0],
  [planStatus.inApproval]: [6, 1],
  [planStatus.toAssign]: [12, 2],
  [planStatus.toPurchase]: [30, 4],
  [planStatus.purchasing]: [60, 20],
  [planStatus.finished]: [150, 50],
  [planStatus.rejected]: [60, 5],
  [planStatus.cancelled]: [90, 20],
};
const APPROVED = new Set<PlanStatus>([
  planStatus.toAssign,
  planStatus.toPurchase,
  planStatus.purchasing,
  planStatus.finished,
]);

/** Demand plans in every state with their lines, numbered in the order of their application dates. */
export function plans(world: PlanWorld, random: Random) {
  const drafts = (world.counts ?? planCounts)
    .flatMap(([status, count]) => Array.from({ length: count }, () => status))
    .map((status, place) => {
      const [earliest, latest] = AGES[status];
      return { status, place, applyTime: world.calendar.moment(random.between(latest, earliest), random) };
    })
    .toSorted((one, other) => one.applyTime.localeCompare(other.applyTime));

  const numbersOfDay = new Map<string, number>();
  return drafts.map((draft, at) => {
    const day = draft.applyTime.slice(0, 10).replaceAll('-', '');
    const ofDay = (numbersOfDay.get(day) ?? 0) + 1;
    numbersOfDay.set(day, ofDay);
    const planNo = `JH${day}${String(ofDay).padStart(4, '0')}`;
    return plan(world, { ...draft, planNo, number: world.firstNumber + at }, random);
  });
}

interface Draft {
  status: PlanStatus;
  place: number;
  applyTime: string;
  planNo: string;
  number: number;
}

function plan(world: PlanWorld, draft: Draft, random: Random) {
  const row = planRow(world, draft, random);
  const materials = materialsFor(draft, world, random);
  return { row, lines: planLines(row, materials, world.calendar, random) };
}

function planRow(world: PlanWorld, draft: Draft, random: Random) {
  const { status, place, applyTime, planNo } = draft;
  const { row: declarer, departs } = world.declarers[place % 4 === 0 ? 0 : place % world.declarers.length]!;
  const depart = departs[0]!;
  const approved = APPROVED.has(status);
  const assigned = approved && status !== planStatus.toAssign;
  const purchaser = assigned ? world.purchasers[place % 2 === 0 ? 0 : place % world.purchasers.length]!.row : undefined;
  const approveTime = approved || status === planStatus.rejected ? world.calendar.later(applyTime, 26) : null;
  return {
    id: seedId('plan', draft.number),
    planNo,
    planName: `${depart.departName}${quarterOf(applyTime)}${subjectOf(draft, world).name}`,
    departName: depart.departName,
    departId: depart.id,
    applyUserId: declarer.id,
    applyTime,
    demandOrgName: companyOf(depart, world.departs).departName,
    orgConsignee: declarer.realname,
    orgConsigneeTel: declarer.phone,
    purchaseUserId: purchaser?.id ?? null,
    purchaseUserName: purchaser?.realname ?? null,
    status,
    remark: random.chance(40) ? random.pick(remarks) : null,
    approveUser: approveTime && world.approver.row.realname,
    approveTime,
    approveOpinion: status === planStatus.rejected ? random.pick(rejectOpinions) : approved ? '同意' : null,
    createBy: declarer.username,
    createTime: applyTime,
    updateBy: purchaser?.username ?? declarer.username,
    updateTime: approveTime ?? applyTime,
    sysOrgCode: depart.orgCode,
    tenantId: world.tenantId,
  };
}

/** Chooses a subject for which the tenant has materials. */
function subjectOf({ place }: Draft, { materials }: PlanWorld) {
  const fitting = planSubjects.filter(({ types }) =>
    types.every((type) => materials.some(({ code }) => code.startsWith(type))),
  );
  return fitting[place % fitting.length]!;
}

/** Chooses 3 to 40 materials, mostly about ten. */
function materialsFor(draft: Draft, world: PlanWorld, random: Random): MaterialRow[] {
  const { materials } = world;
  const { types } = subjectOf(draft, world);
  const count = random.chance(15) ? random.between(25, 40) : random.between(3, 16);
  const fitting = materials.filter(({ code }) => types.some((type) => code.startsWith(type)));
  const others = materials.filter((one) => !fitting.includes(one));
  return [...random.shuffled(fitting), ...random.shuffled(others)].slice(0, count);
}

const quarterOf = (moment: string): string =>
  `${moment.slice(0, 4)}年第${['一', '二', '三', '四'][Math.floor((Number(moment.slice(5, 7)) - 1) / 3)]!}季度`;

/** The company of a department: its nearest ancestor of that category. */
function companyOf(depart: DepartRow, departs: readonly DepartRow[]): DepartRow {
  let at = depart;
  while (at.orgCategory !== '1') at = departs.find(({ id }) => id === at.parentId)!;
  return at;
}
