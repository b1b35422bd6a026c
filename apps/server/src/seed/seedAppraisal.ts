import { createHash } from 'node:crypto';
import {
  bidStatus,
  bidTotal,
  drawExperts,
  drawPool,
  expertTaskStatus,
  inviteStatus,
  isChoosable,
  projectBudget,
  projectStatus,
  weightedScore,
  type ExpertNumbers,
} from '@gezi/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  bulkInsert,
  documentStep,
  evaluationExpert,
  expertDraw,
  expertScore,
  expertTask,
  materialInfo,
  materialType,
  purchaseInfo,
  purchaseInvite,
  purchaseScoreItem,
  supplierBid,
  supplierBidLine,
  supplierInfo,
  sysUser,
  tenderDetail,
  type Database,
} from '../platform/db';
import type { SecretBox } from '../platform/security/secretBox';
import { sealSteps } from '../records/documents/stepChain';
import { dimensions } from './data/evaluation';
import { calendarOf, type Calendar } from './make/calendar';
import { demoPurchaser } from './demoPurchaser';
import { seedId } from './seedId';

const TENANT = 1;
/** Number of the project among the seeded ones; those of the other projects are lower. */
const NTH = 900;
/** Experts of the first draw, and of the one after the opening. */
const RULE: ExpertNumbers = { techNum: 1, busiNum: 2 };
const MORE: ExpertNumbers = { techNum: 1, busiNum: 0 };
/** Demo account of an expert, who is always drawn. */
const EXPERT = 'expert';
const REASON = '与本项目开标时间冲突，无法参加评审';

/** Days before today. */
const DAYS = { created: 34, published: 32, from: 30, drawn: 12, to: 9, declined: 5, scored: 3 };

/** Unit prices of each bid relative to the estimate, and its points by dimension. */
const OFFERS = [
  { factor: 0.94, points: [88, 86, 90, 85, 92, 84, 90] },
  { factor: 0.9, points: [79.5, 82, 80, 78, 100, 75, 100] },
  { factor: 0.98, points: [93, 90, 86, 92, 85.5, 90, 80] },
] as const;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Seeds a project in evaluation: opened bids, and experts in every state of their task. */
export async function seedAppraisal(db: Database, secrets: SecretBox, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const world = await worldOf(db);
  const project = projectRow(calendar, world);
  const of = { purchaseInfoId: project.id, tenantId: TENANT };
  const created = { createBy: project.createBy, createTime: project.createTime };
  const lines = world.materials.map((material, at) => ({
    ...of,
    ...created,
    id: seedId('projectLine', NTH * 100 + at),
    orderNum: at + 1,
    materialId: material.id,
    materialCode: material.code,
    materialTypeName: material.typeName,
    materialName: material.name,
    materialDes: material.materialDes,
    models: material.models,
    unit: material.unit,
    actualCounts: String(2 + at),
    estimatedPrice: material.referencePrice ?? '1000',
    consignee: project.contactName,
    consigneeTel: project.contactPhone,
    consigneeAddr: '一号仓库',
  }));
  const items = dimensions
    .filter(({ status }) => status === undefined)
    .map(({ name, notes, points }, at) => ({
      ...of,
      ...created,
      id: seedId('projectScoreItem', NTH * 100 + at),
      orderNum: at + 1,
      itemName: name,
      description: notes,
      markValue: points,
    }));
  const bids = OFFERS.map((offer, at) => bidRows(calendar, project, lines, world.suppliers[at]!, offer.factor, at));
  await bulkInsert(db, purchaseInfo, [{ ...project, budgetTotalPrice: String(projectBudget(lines)) }]);
  await bulkInsert(db, tenderDetail, lines);
  await bulkInsert(db, purchaseScoreItem, items);
  await bulkInsert(
    db,
    purchaseInvite,
    world.suppliers.map(({ id, name }, at) => ({
      ...of,
      ...created,
      id: seedId('projectInvite', NTH * 100 + at),
      orderNum: at + 1,
      supplierId: id,
      supplierName: name,
      inviteStatus: inviteStatus.accepted,
      sendTime: project.publishTime,
      replyTime: calendar.later(project.publishTime, 30),
    })),
  );
  await bulkInsert(
    db,
    supplierBid,
    bids.map(({ bid }) => bid),
  );
  await bulkInsert(
    db,
    supplierBidLine,
    bids.flatMap(({ quoted }) => quoted),
  );
  await bulkInsert(
    db,
    documentStep,
    sealSteps(steps(calendar, project), (text) => secrets.sign(text)),
  );
  await seedTasks(db, calendar, project, world, items);
}

type World = Awaited<ReturnType<typeof worldOf>>;
type Project = ReturnType<typeof projectRow>;

async function worldOf(db: Database) {
  const materials = await db.orm
    .select()
    .from(materialInfo)
    .where(and(eq(materialInfo.tenantId, TENANT), eq(materialInfo.typeName, '离心泵'), eq(materialInfo.status, '1')))
    .orderBy(asc(materialInfo.code))
    .limit(4);
  const suppliers = await db.orm
    .select()
    .from(supplierInfo)
    .where(eq(supplierInfo.tenantId, TENANT))
    .orderBy(asc(supplierInfo.id));
  const types = await db.orm
    .select()
    .from(materialType)
    .where(
      inArray(
        materialType.id,
        materials.map(({ typeId }) => typeId),
      ),
    );
  const experts = await db.orm
    .select({ expert: evaluationExpert, username: sysUser.username })
    .from(evaluationExpert)
    .innerJoin(sysUser, eq(sysUser.id, evaluationExpert.userId))
    .where(and(eq(evaluationExpert.tenantId, TENANT), eq(evaluationExpert.status, '1')));
  return {
    ...(await demoPurchaser(db, TENANT)),
    materials,
    suppliers: suppliers.filter(isChoosable).slice(-OFFERS.length),
    materialTypeIds: types.flatMap(({ id, pid }) => [id, pid]),
    experts: experts.map(({ expert, username }) => ({ ...expert, username })),
  };
}

function projectRow(calendar: Calendar, { purchaser, depart }: World) {
  const createTime = calendar.past(DAYS.created, 9);
  const proEndTime = calendar.past(DAYS.to, 17);
  const openTime = calendar.later(proEndTime, 17);
  return {
    id: seedId('project', NTH),
    proNo: `CG${createTime.slice(0, 10).replaceAll('-', '')}0090`,
    proName: '二期循环水系统离心泵评审采购',
    departName: depart.departName,
    departId: depart.id,
    applyUserId: purchaser.id,
    applyUserName: purchaser.realname,
    applyTime: createTime,
    orgCode: depart.orgCode,
    demandOrgName: '设备管理部',
    contactName: purchaser.realname,
    contactPhone: purchaser.phone ?? '13800000001',
    buyType: '5',
    contractType: '1',
    payType: '4',
    priceType: '1',
    postponeDays: 2,
    proStartTime: calendar.past(DAYS.from, 9),
    proEndTime,
    status: projectStatus.inEvaluation,
    expertSiftRule: { id: null, name: '三人组', ...RULE },
    expertRuleShow: '1',
    publishTime: calendar.past(DAYS.published, 10),
    openTime,
    openUser: purchaser.realname,
    createBy: purchaser.username,
    createTime,
    updateBy: purchaser.username,
    updateTime: openTime,
    sysOrgCode: depart.orgCode,
    tenantId: TENANT,
  };
}

/** An opened bid with its lines. */
function bidRows(
  calendar: Calendar,
  { id: purchaseInfoId }: Project,
  lines: readonly { id: string; actualCounts: string; estimatedPrice: string }[],
  supplier: World['suppliers'][number],
  factor: number,
  at: number,
) {
  const id = seedId('appraisedBid', at + 1);
  const quoted = lines.map((line, place) => ({
    purchaseInfoId,
    tenantId: TENANT,
    id: seedId('appraisedBidLine', (at + 1) * 100 + place),
    bidId: id,
    orderNum: place + 1,
    detailId: line.id,
    guaranteeMonth: 12 + at * 6,
    mfr: supplier.name,
    count: line.actualCounts,
    price: (Number(line.estimatedPrice) * factor).toFixed(2),
  }));
  const submitTime = calendar.past(DAYS.to + 2 - at, 10 + at);
  const createTime = calendar.past(DAYS.to + 6, 10 + at);
  const bid = {
    purchaseInfoId,
    tenantId: TENANT,
    id,
    supplierId: supplier.id,
    supplierName: supplier.name,
    linkman: supplier.linkman,
    mobile: supplier.mobile,
    status: bidStatus.valid,
    submitTime,
    tenderPrice: bidTotal(quoted),
    createTime,
    updateTime: submitTime,
  };
  return { bid, quoted };
}

function steps(calendar: Calendar, { id, createTime, publishTime, proStartTime, proEndTime, openTime }: Project) {
  const taken = [
    ['add', '0', 'purchaser', createTime],
    ['submit', '1', 'purchaser', calendar.later(createTime, 3)],
    ['approve', '3', 'approver', publishTime],
    ['start', '4', null, proStartTime],
    ['close', '5', null, proEndTime],
    ['open', '6', 'purchaser', openTime],
  ] as const;
  return taken.map(([action, toStatus, operator, operateTime], at) => ({
    id: seedId('projectStep', NTH * 100 + at),
    documentTable: 'purchase_info',
    documentId: id,
    action,
    fromStatus: taken[at - 1]?.[1] ?? null,
    toStatus,
    remark: null,
    operator,
    operateTime,
    tenantId: TENANT,
  }));
}

type Expert = World['experts'][number];

/** Draws experts as the server does, with seeds that draw the demo account. */
async function seedTasks(
  db: Database,
  calendar: Calendar,
  project: Project,
  { experts, suppliers, materialTypeIds }: World,
  items: readonly { id: string; markValue: number }[],
): Promise<void> {
  const of = { purchaseInfoId: project.id, tenantId: TENANT };
  const drawnIds: string[] = [];
  const draw = (nth: number, rule: ExpertNumbers, time: string, by: string | null) => {
    const supplierIds = suppliers.map(({ id }) => id);
    const pool = drawPool(experts, { materialTypeIds, supplierIds, drawnIds });
    const { seed, drawn } = seedFor(pool, rule, nth);
    drawnIds.push(...drawn.map(({ id }) => id));
    const row = {
      ...of,
      id: seedId('expertDraw', nth),
      seed,
      rule: { id: null, name: null, ...rule },
      pool: pool.map(({ id }) => id),
      drawn: drawn.map(({ id }) => id),
      drawTime: time,
      drawBy: by,
    };
    return { row, drawn };
  };
  const first = draw(1, RULE, calendar.past(DAYS.drawn, 14), 'purchaser');
  const second = draw(2, MORE, calendar.past(DAYS.declined + 1, 10), 'purchaser');
  const third = draw(3, MORE, calendar.past(DAYS.declined, 11), null);
  await bulkInsert(db, expertDraw, [first.row, second.row, third.row]);

  const { drawn, accepted, declined, scoring, submitted } = expertTaskStatus;
  const others = [submitted, accepted];
  const statusOf = ({ username }: Expert) => (username === EXPERT ? scoring : others.shift()!);
  const tasks = [
    ...first.drawn.map((expert) => ({ expert, status: statusOf(expert), draw: first.row })),
    ...second.drawn.map((expert) => ({ expert, status: declined, draw: second.row })),
    ...third.drawn.map((expert) => ({ expert, status: drawn, draw: third.row })),
  ];
  const rows = tasks.map(({ expert, status, draw: { id: drawId, drawTime } }, at) => ({
    ...of,
    id: seedId('expertTask', at + 1),
    drawId,
    expertId: expert.id,
    expertUserId: expert.userId,
    expertName: expert.name,
    expertType: expert.professionType,
    status,
    submitTime: status === submitted ? calendar.past(DAYS.scored, 15) : null,
    declineReason: status === declined ? REASON : null,
    createBy: 'purchaser',
    createTime: drawTime,
    updateTime: status === submitted ? calendar.past(DAYS.scored, 15) : drawTime,
  }));
  await bulkInsert(db, expertTask, rows);
  await bulkInsert(
    db,
    expertScore,
    rows.flatMap(({ id: taskId, status }, nth) => {
      // The demo account has scored one bid.
      const count = status === submitted ? OFFERS.length : status === scoring ? 1 : 0;
      return OFFERS.slice(0, count).map(({ points }, at) => {
        const itemMap = Object.fromEntries(items.map(({ id }, place) => [id, Math.min(100, points[place]! + nth)]));
        const weights = items.map(({ id: itemId, markValue }) => ({ itemId, markValue }));
        return {
          ...of,
          id: seedId('expertScore', (nth + 1) * 100 + at),
          taskId,
          bidId: seedId('appraisedBid', at + 1),
          itemMap,
          idea: at === 0 ? '技术方案完整，关键参数满足要求' : null,
          totalScore: String(weightedScore(weights, itemMap)),
          orderNum: at + 1,
        };
      });
    }),
  );
}

/** A seed whose draw has the demo account if the pool does. */
function seedFor(pool: readonly Expert[], rule: ExpertNumbers, nth: number): { seed: string; drawn: Expert[] } {
  const isEligible = pool.some(({ username }) => username === EXPERT);
  for (let attempt = 0; ; attempt += 1) {
    const seed = sha256(`demo ${nth} ${attempt}`);
    const { drawn, missing } = drawExperts(pool, rule, seed, sha256);
    if (missing.techNum + missing.busiNum > 0) throw new Error(`draw ${nth} lacks experts`);
    if (!isEligible || drawn.some(({ username }) => username === EXPERT)) return { seed, drawn };
  }
}
