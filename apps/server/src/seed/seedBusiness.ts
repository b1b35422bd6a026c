import { planStatus } from '@gezi/domain';
import type { SecretBox } from '../platform/security/secretBox';
import { numberSeries } from '../records/documents/documentNumber';
import { sealSteps } from '../records/documents/stepChain';
import {
  bulkInsert,
  documentStep,
  materialInfo,
  materialType,
  purchasePlan,
  purchasePlanDetail,
  sysAnnouncement,
  sysAnnouncementSend,
  sysFillNumber,
  type Database,
} from '../platform/db';
import { planningDepartments } from './data/plans';
import { calendarOf } from './make/calendar';
import { materialRows, materialTypeRows } from './make/materials';
import { notices, type PersonalNotice } from './make/notices';
import { plans } from './make/plans';
import { planSteps } from './make/planSteps';
import type { SeededUser } from './make/users';
import { makeRandom } from './random';
import type { RoleCode } from './reference/roles';
import type { Organisation } from './seedOrganisation';

/** Material types that the neighbour company buys. */
const NEIGHBOUR_MATERIALS = ['0301', '0802'];
const NEIGHBOUR_PLANS = [
  [planStatus.draft, 1],
  [planStatus.toAssign, 2],
  [planStatus.toPurchase, 2],
  [planStatus.finished, 1],
] as const;

/** Age of the materials in days; above that of their first prices. */
const FOUNDED = 760;

/** Seeds materials, demand plans and notices of both companies. */
export async function seedBusiness(
  db: Database,
  organisation: Organisation,
  { sign }: SecretBox,
  today: Date,
): Promise<void> {
  const calendar = calendarOf(today);
  const createTime = calendar.past(FOUNDED, 10);
  const materials = materialRows(1, makeRandom(21));
  const theirMaterials = materialRows(2, makeRandom(22), NEIGHBOUR_MATERIALS);

  const own = { tenantId: 1, calendar, materials, ...plannersOf(1, organisation), firstNumber: 1 };
  const ownPlans = plans(own, makeRandom(23));
  const theirs = {
    tenantId: 2,
    calendar,
    materials: theirMaterials,
    ...plannersOf(2, organisation),
    firstNumber: 1001,
  };
  const theirPlans = plans(
    { ...theirs, counts: NEIGHBOUR_PLANS.map(([status, count]) => [status, count]) },
    makeRandom(24),
  );
  const allPlans = [...ownPlans, ...theirPlans];

  await bulkInsert(
    db,
    materialType,
    [...materialTypeRows(1), ...materialTypeRows(2)].map((row) => ({ ...row, createTime })),
  );
  await bulkInsert(
    db,
    materialInfo,
    [...materials, ...theirMaterials].map((row) => ({ ...row, createTime })),
  );
  await bulkInsert(
    db,
    purchasePlan,
    allPlans.map(({ row }) => row),
  );
  await bulkInsert(
    db,
    purchasePlanDetail,
    allPlans.flatMap(({ lines }) => lines),
  );

  const deciders = ({ approver, manager }: ReturnType<typeof plannersOf>) => ({
    calendar,
    approver: approver.row.username,
    manager: manager.row.username,
  });
  const steps = [
    ...planSteps(rowsOf(ownPlans), deciders(plannersOf(1, organisation)), makeRandom(27)),
    ...planSteps(rowsOf(theirPlans), deciders(plannersOf(2, organisation)), makeRandom(28)),
  ];
  await bulkInsert(db, documentStep, sealSteps(steps, sign));
  await bulkInsert(db, sysFillNumber, lastNumbers(rowsOf(allPlans)));

  const statusCount = (status: string) => ownPlans.filter(({ row }) => row.status === status).length;
  const messages = [
    notices(
      {
        tenantId: 1,
        calendar,
        sender: 'admin',
        personal: personalNotices(organisation.users, statusCount),
        firstNumber: 1,
      },
      makeRandom(25),
    ),
    notices({ tenantId: 2, calendar, sender: 'jb_manager', personal: [], firstNumber: 1001 }, makeRandom(26)),
  ];
  await bulkInsert(
    db,
    sysAnnouncement,
    messages.flatMap(({ rows }) => rows),
  );
  await bulkInsert(
    db,
    sysAnnouncementSend,
    messages.flatMap(({ copies }) => copies),
  );
}

type PlanRow = ReturnType<typeof plans>[number]['row'];
const rowsOf = (made: ReturnType<typeof plans>): PlanRow[] => made.map(({ row }) => row);

/** The last number of each day, after which new plans continue. */
function lastNumbers(rows: readonly PlanRow[]) {
  const last = new Map<string, number>();
  for (const { planNo, tenantId } of rows) {
    const day = `${tenantId} ${planNo.slice(2, 10)}`;
    last.set(day, Math.max(last.get(day) ?? 0, Number(planNo.slice(10))));
  }
  return [...last].map(([key, number]) => {
    const [tenantId, period] = key.split(' ') as [string, string];
    return { ruleId: numberSeries('JH', Number(tenantId)), period, number };
  });
}

/** Declarers, approver, manager and purchasers of a tenant. */
function plannersOf(tenantId: number, { users, departs }: Organisation) {
  const withRole = (code: RoleCode) =>
    users.filter(({ row, roles }) => row.tenantId === tenantId && row.status === 1 && roles.includes(code));
  return {
    departs: departs.get(tenantId)!,
    declarers: withRole('declarer').filter((user) => planningDepartments.has(user.departs[0]!.departName)),
    purchasers: withRole('purchaser'),
    approver: withRole('approver')[0]!,
    manager: withRole('manager')[0]!,
  };
}

function personalNotices(users: readonly SeededUser[], count: (status: string) => number): PersonalNotice[] {
  const idOf = (username: string) => users.find(({ row }) => row.username === username)!.row.id;
  return [
    {
      userId: idOf('manager'),
      title: `有 ${count(planStatus.toAssign)} 份需求计划待分派`,
      content: '请及时为已审批的需求计划指定采购员。',
      priority: 'M',
      page: `/purchase/plan?status=${planStatus.toAssign}`,
    },
    {
      userId: idOf('purchaser'),
      title: '您有新的需求计划待采购',
      content: '采购主管已向您分派需求计划，请查看并确认采购数量。',
      priority: 'M',
      page: `/purchase/plan?status=${planStatus.toPurchase}`,
    },
    {
      userId: idOf('approver'),
      title: `有 ${count(planStatus.inApproval)} 份需求计划待审批`,
      content: '部分计划需求时间临近，请尽快处理。',
      priority: 'H',
      page: `/purchase/plan?status=${planStatus.inApproval}`,
    },
    {
      userId: idOf('declarer'),
      title: '您的需求计划已通过审批',
      content: '计划已进入分派环节，采购进度可在需求计划列表中查看。',
      priority: 'L',
      page: '/purchase/plan',
    },
  ];
}
