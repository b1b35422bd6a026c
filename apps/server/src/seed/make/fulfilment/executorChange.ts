import { contractStatus, executorChangeLifecycle, executorChangeStatus, type ExecutorChangeStatus } from '@gezi/domain';
import type { contractChangeExecutor } from '../../../platform/db';
import type { DemoContract } from './contract';
import { walk } from './walk';
import { createdBy, type FulfilmentWorld } from './world';

export type ExecutorChangeRow = typeof contractChangeExecutor.$inferSelect;

/** An application for another purchaser responsible for a contract, up to a state. */
export function executorChangeOf(
  contract: DemoContract,
  seed: { time: string; to: ExecutorChangeStatus },
  world: FulfilmentWorld,
): ExecutorChangeRow {
  const { successor, approver } = world;
  const applicant = contract.executor();
  const { contractNo, contractName, departId, status } = contract.row;
  if (status !== contractStatus.inForce) throw new Error(`${contractNo} is not in force`);
  const row: ExecutorChangeRow = {
    ...createdBy(applicant, seed.time, world),
    id: world.newId('executorChange'),
    contractId: contract.row.id,
    contractNo,
    contractName,
    departId,
    oldUserId: applicant.userId,
    oldUserName: applicant.realname,
    newUserId: successor.userId,
    newUserName: successor.realname,
    reason: '岗位调整，原执行人不再负责该类物料',
    status: executorChangeStatus.waiting,
    applyUserId: applicant.userId,
    auditUser: null,
    auditTime: null,
    auditOpinion: null,
  };
  const document = walk(world, 'contract_change_executor', row, executorChangeLifecycle, (change) => change, applicant);
  if (seed.to === executorChangeStatus.waiting) return row;

  const auditTime = document.after(6);
  const isApproved = seed.to === executorChangeStatus.approved;
  const opinion = isApproved ? '同意变更' : '该合同正在履行关键节点，暂不变更执行人';
  const set = { auditUser: approver.realname, auditTime, auditOpinion: opinion };
  document.take(isApproved ? 'approve' : 'reject', approver, auditTime, { input: { opinion }, set });
  if (isApproved) contract.changeExecutor(successor, auditTime);
  return row;
}
