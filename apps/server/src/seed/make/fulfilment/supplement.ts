import { isBelowOrdered, supplementLifecycle, supplementStatus, type SupplementStatus } from '@gezi/domain';
import type { contractSupplemental } from '../../../platform/db';
import { attach } from './attach';
import type { DemoContract } from './contract';
import { walk } from './walk';
import { createdBy, type FulfilmentWorld } from './world';

export type SupplementRow = typeof contractSupplemental.$inferSelect;

/** A supplemental agreement that prolongs a contract, up to a state. */
export function supplementOf(
  contract: DemoContract,
  seed: { time: string; endDate: string; changePrice?: string; to: SupplementStatus },
  world: FulfilmentWorld,
): SupplementRow {
  const author = contract.executor();
  const { supplier } = contract;
  const id = world.newId('supplement');
  const supplementalNo = world.numberOf('BC', seed.time);
  const file = { biz: 'contractSupplemental', name: `补充协议${supplementalNo}.pdf`, recordId: id } as const;
  const row: SupplementRow = {
    ...createdBy(author, seed.time, world),
    id,
    contractId: contract.row.id,
    supplementalNo,
    supplierId: contract.row.supplierId,
    startDate: null,
    endDate: seed.endDate,
    changePrice: seed.changePrice ?? null,
    mark: '双方协商一致，延长供货期限，其余条款不变。',
    supplementalUrl: attach(world, file, author, seed.time),
    status: supplementStatus.draft,
    submitTime: null,
    replyTime: null,
    replyUser: null,
    refuseReason: null,
  };
  const docOf = (supplement: SupplementRow) => ({ ...supplement, contract: contract.row });
  const document = walk(world, 'contract_supplemental', row, supplementLifecycle, docOf, author);
  if (seed.to === supplementStatus.draft) return row;

  if (row.changePrice !== null && isBelowOrdered(contract.row, row.changePrice)) {
    throw new Error(`${supplementalNo} does not cover what is ordered`);
  }
  const submitTime = document.after(3);
  document.take('submit', author, submitTime, { set: { submitTime } });
  contract.take('amend', author, submitTime, { note: supplementalNo });
  if (seed.to === supplementStatus.toConfirm) return row;

  const replyTime = document.after(24);
  const reply = { replyTime, replyUser: supplier.realname };
  if (seed.to === supplementStatus.effective) {
    document.take('confirm', supplier, replyTime, { set: reply });
    const set = { endDate: row.endDate, ...(row.changePrice !== null && { contractPrice: row.changePrice }) };
    contract.take('applySupplement', supplier, replyTime, { note: supplementalNo, set });
  } else {
    const reason = '原材料价格上涨，无法按原价延长供货';
    document.take('refuse', supplier, replyTime, { input: { reason }, set: { ...reply, refuseReason: reason } });
    contract.take('dropSupplement', supplier, replyTime, { input: { reason }, note: supplementalNo });
  }
  return row;
}
