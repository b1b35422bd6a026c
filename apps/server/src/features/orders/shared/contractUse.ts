import {
  contractStatus,
  contractType,
  type ContractRemainder,
  type OrderableLine,
  type OrderLineUse,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import { texts } from '../../../platform/texts';
import { orderTexts } from './orderTexts';
import type { OrderStore } from './orderStore';

/** The contract of orders and increments: what may be ordered, and what they take and give back. */
export function contractUse({ lineSources }: Pick<Services, 'lineSources'>, store: OrderStore) {
  const source = (name: 'contract' | 'contractReceipt') => lineSources.get(name)!;

  return {
    inForce,
    framework,
    openLines,

    /** Locks the contract of an order before the order itself, so that two changes never wait for each other. */
    async lock(tenantId: number, contractId: string | null): Promise<void> {
      if (contractId) await store.contract(tenantId, contractId, true);
    },

    /** Takes what a submitted order names, by the caller's rights. */
    take: (caller: Caller, uses: readonly OrderLineUse[]) => source('contract').use(caller, uses),

    /** Gives back what an order does not need any more. */
    async giveBack(tenantId: number, uses: readonly OrderLineUse[]): Promise<void> {
      if (uses.length > 0) await source('contract').use(systemCaller(tenantId), uses);
    },

    /** Adds accepted quantities and amounts. */
    async receive(tenantId: number, uses: readonly OrderLineUse[]): Promise<void> {
      if (uses.length > 0) await source('contractReceipt').use(systemCaller(tenantId), uses);
    },
  };

  /** A contract that may be ordered from. @throws {Refusal} naming `contractId` */
  async function inForce({ tenantId }: Caller, contractId: string) {
    const contract = await store.contract(tenantId, contractId);
    if (!contract) throw refuse(texts.notFound, 'contractId');
    if (contract.status !== contractStatus.inForce) throw refuse(orderTexts.notInForce, 'contractId');
    return contract;
  }

  /** A framework agreement that may be ordered from. @throws {Refusal} naming `contractId` */
  async function framework(caller: Caller, contractId: string) {
    const contract = await inForce(caller, contractId);
    if (contract.contractType !== contractType.framework) throw refuse(orderTexts.notFramework, 'contractId');
    return contract;
  }

  /** Lines of a contract that the caller may order. @throws {Refusal} naming `contractId` if there is none */
  async function openLines(caller: Caller, contractId: string): Promise<(OrderableLine & ContractRemainder)[]> {
    const lines = await store.contractLines(caller.tenantId, contractId);
    const ids = lines.map(({ id }) => id);
    const open = new Set((await source('contract').find(caller, ids)).map(({ line }) => line['id'] as string));
    const shown = lines.filter(({ id }) => open.has(id));
    if (lines.length > 0 && shown.length === 0) throw refuse(texts.notFound, 'contractId');
    return shown;
  }
}

export type ContractUse = ReturnType<typeof contractUse>;
