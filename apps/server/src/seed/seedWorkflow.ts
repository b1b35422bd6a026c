import {
  contractStatus,
  contractType,
  flowPlanOf,
  readBpmn,
  startFlow,
  stepFlow,
  writeBpmn,
  type BusinessVariables,
  type FlowAction,
  type FlowContext,
  type FlowStep,
  type ProcessDefinition,
} from '@gezi/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import { flowStore } from '../records/approvals/flowStore';
import {
  contractInfo,
  documentStep,
  flowCategory,
  flowDefinition,
  flowInstance,
  sysCustomForm,
  sysDepart,
  sysUser,
  timeOf,
  type Database,
} from '../platform/db';
import type { SecretBox } from '../platform/security/secretBox';
import { sealOf } from '../records/documents/stepChain';
import { contractApproval } from './data/contractApproval';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

const TENANT = 1;
const CATEGORY = 'contract';
type Contract = typeof contractInfo.$inferSelect;

/** Seeds the approval of contracts as a process, binds it, and starts it for the contracts that wait for their approval. */
export async function seedWorkflow(db: Database, { sign }: SecretBox, today: Date): Promise<void> {
  let last = 0;
  const nextId = () => seedId('flow', (last += 1));
  const calendar = calendarOf(today);
  const published = calendar.past(60, 10);
  const created = { createBy: 'manager', createTime: published, updateTime: published, tenantId: TENANT };
  await db.orm
    .insert(flowCategory)
    .values({ ...created, id: nextId(), name: '合同审批', code: CATEGORY, appType: 'contract' });
  const xml = await writeBpmn(contractApproval);
  const definition = {
    ...created,
    id: nextId(),
    key: contractApproval.key,
    version: 1,
    name: contractApproval.name,
    category: CATEGORY,
    deploymentId: nextId(),
    xml,
    model: await modelOf(xml),
  };
  await db.orm.insert(flowDefinition).values(definition);
  await db.orm
    .update(sysCustomForm)
    .set({ deployId: definition.deploymentId, updateTime: published })
    .where(and(eq(sysCustomForm.tenantId, TENANT), eq(sysCustomForm.businessService, 'contract')));

  const plan = flowPlanOf(definition.model);
  const store = flowStore(db, nextId);
  const contracts = await db.orm
    .select()
    .from(contractInfo)
    .where(and(eq(contractInfo.tenantId, TENANT), eq(contractInfo.status, contractStatus.inApproval)))
    .orderBy(asc(contractInfo.id));
  for (const contract of contracts) await startOf(contract);

  /** The process of a contract. A project contract that needs two approvals has the first. */
  async function startOf(contract: Contract): Promise<void> {
    const initiator = await usernameOf(db, contract.executorUserId!);
    const submitted = contract.updateTime!;
    const variables: BusinessVariables = {
      amount: contract.contractPrice === null ? null : Number(contract.contractPrice),
      department: contract.departName,
      departmentId: contract.departId,
      buyType: contract.buyType,
    };
    const context = (at: string): FlowContext => ({
      now: timeOf(at),
      newId: nextId,
      membersOf: () => [],
      agentOf: () => undefined,
    });
    const depart = await departOf(db, initiator.orgCode);
    const starter = { initiator: initiator.username, ...(depart && { initiatorDepart: depart }) };
    const started = taken(startFlow(plan, { ...starter, variables: { ...variables } }, context(submitted)));
    const row = {
      id: nextId(),
      definitionId: definition.id,
      definitionKey: definition.key,
      definitionName: definition.name,
      definitionVersion: definition.version,
      deploymentId: definition.deploymentId,
      category: definition.category,
      title: `${contract.contractNo} ${contract.contractName}`,
      businessKey: contract.id,
      businessService: 'contract',
      businessKind: 'zdyyw',
      createBy: initiator.username,
      createTime: submitted,
      updateTime: submitted,
      tenantId: TENANT,
    };
    await store.insert(row, plan, started, timeOf(submitted));
    await addStep(
      contract,
      'flowStart',
      initiator.username,
      `${definition.name}（第 ${definition.version} 版）`,
      submitted,
    );
    if (!(Number(contract.contractPrice) > 50_000) || contract.contractType !== contractType.project) return;

    const [task] = started.state.tasks;
    const approved = calendar.later(submitted, 3);
    const approver = { username: 'approver', groups: task!.candidateGroups, isAdmin: false };
    let { state } = started;
    const actions: readonly FlowAction[] = [
      { type: 'claim', taskId: task!.id },
      { type: 'complete', taskId: task!.id, comment: OPINION },
    ];
    for (const action of actions) {
      const step = taken(stepFlow(plan, state, action, approver, context(approved)));
      const [stored] = await db.orm.select().from(flowInstance).where(eq(flowInstance.id, row.id));
      await store.update(stored!, plan, state, step, { now: timeOf(approved), username: 'approver', words: {} });
      state = step.state;
    }
    await addStep(contract, 'flowComplete', 'approver', `部门审批\n${OPINION}`, approved);
  }

  /** Continues the timeline of a contract. */
  async function addStep(
    { id, status }: Contract,
    action: string,
    operator: string,
    remark: string,
    time: string,
  ): Promise<void> {
    const ofContract = and(eq(documentStep.tenantId, TENANT), eq(documentStep.documentId, id));
    const [end] = await db.orm.select().from(documentStep).where(ofContract).orderBy(desc(documentStep.seq)).limit(1);
    const step = {
      documentTable: 'contract_info',
      documentId: id,
      action,
      fromStatus: status,
      toStatus: status,
      remark,
      operator,
      operateTime: time,
      tenantId: TENANT,
    };
    await db.orm.update(documentStep).set({ tip: null }).where(ofContract);
    await db.orm
      .insert(documentStep)
      .values({ id: nextId(), ...step, ...sealOf(step, { seq: end!.seq!, hash: end!.hash! }, sign) });
  }
}

const OPINION = '金额较大，请采购主管复核';

async function modelOf(xml: string): Promise<ProcessDefinition> {
  const read = await readBpmn(xml);
  if (!read.ok || read.value.faults.length > 0) throw new Error('the seeded process cannot be read');
  return read.value.definition;
}

function taken(outcome: ReturnType<typeof startFlow>): FlowStep {
  if (!outcome.ok) throw new Error(`the seeded process refuses: ${outcome.reason.code}`);
  return outcome.value;
}

async function usernameOf(db: Database, userId: string) {
  const [user] = await db.orm
    .select({ username: sysUser.username, orgCode: sysUser.orgCode })
    .from(sysUser)
    .where(eq(sysUser.id, userId));
  return user!;
}

async function departOf(db: Database, orgCode: string | null): Promise<string | undefined> {
  const [depart] = await db.orm
    .select({ id: sysDepart.id })
    .from(sysDepart)
    .where(and(eq(sysDepart.tenantId, TENANT), eq(sysDepart.orgCode, orgCode ?? '')));
  return depart?.id;
}
