import {
  openToDeliver,
  orderStatus,
  ORDER_TO_DELIVER,
  rejectedWhole,
  releasedOf,
  releasesOfOrder,
  returnsOfOrder,
  usesOfOrder,
  afterReceipt,
  type closeOrder,
  type InputOf,
  type OrderAdd,
  type OrderDraft,
  type OrderEdit,
  type PurchaseOrder,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { clockLogger } from '../../../identity/audit/clockLogger';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { databaseTime } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { DueRecord } from '../../../platform/jobs/DueWork';
import { contractUse } from '../shared/contractUse';
import { orderDrafts } from '../shared/orderDrafts';
import { ORDER_LIST, type StoredOrder } from '../shared/orderKind';
import { orderNotices } from '../shared/orderNotices';
import { orderReader } from '../shared/orderReader';
import { orderTexts } from '../shared/orderTexts';

/** Purchase orders of the buying side: saving, and the actions of their lifecycle. */
export function orders(services: Services) {
  const { db, audit } = services;
  const reader = orderReader(services);
  const { records, receipts, store } = reader;
  const contracts = contractUse(services, store);
  const drafts = orderDrafts(services, contracts);
  const logAs = clockLogger(audit);

  return { reader, add, edit, submit, close, cancel, remove, draftOf, find, remind, contractIdOf };

  /** Saves a draft. */
  async function add(caller: Caller, input: OrderAdd, logChange: LogChange): Promise<PurchaseOrder> {
    const { id } = await db.transaction(async () =>
      records.add(caller, await drafts.created(caller, input), logChange),
    );
    return reader.view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: OrderEdit, logChange: LogChange): Promise<PurchaseOrder> {
    await records.edit(caller, 'edit', input, logChange, (order) => drafts.edited(caller, order, input));
    return reader.view(withoutDataRules(caller), input.id);
  }

  /** A new order over what is left of a contract, not saved. */
  function draftOf(caller: Caller, contractId: string): Promise<OrderDraft> {
    return drafts.ofContract(caller, contractId);
  }

  /** Takes the quantities from the contract and asks the supplier to confirm. */
  async function submit(caller: Caller, { id }: { id: string }, logChange: LogChange): Promise<PurchaseOrder> {
    return changed(caller, id, async (notices) => {
      const saved = await records.act(caller, 'submit', { id }, logChange, async (order) => {
        await contracts.inForce(caller, order.contractId);
        await drafts.expectSupplier(caller, order);
        return { members: { submitTime: await databaseTime(db), rejectReason: null } };
      });
      await contracts.take(caller, usesOfOrder(await store.orderLines(caller.tenantId, id)));
      await notices.toSupplier(caller, 'submit', saved);
    });
  }

  /** Ends an order. Goods that wait to be received are rejected; what was not accepted returns to the contract. */
  async function close(
    caller: Caller,
    input: InputOf<typeof closeOrder>,
    logChange: LogChange,
  ): Promise<PurchaseOrder> {
    const { tenantId } = caller;
    const { id } = input;
    return changed(caller, id, async (notices) => {
      const saved = await records.act(caller, 'close', input, logChange, async (_order, { words }) => {
        let lines = await store.orderLines(tenantId, id);
        for (const receiptId of await store.receiptIds(tenantId, id, true)) {
          lines = afterReceipt(lines, await rejectReceipt(tenantId, receiptId, words)) as typeof lines;
        }
        return {
          members: { closeReason: words },
          lines: {
            orderDetailList: lines.map((line) => ({
              id: line.id,
              rejectedCount: line.rejectedCount,
              releasedCount: releasedOf(line),
            })),
          },
        };
      });
      await contracts.giveBack(tenantId, releasesOfOrder(await store.orderLines(tenantId, id)));
      await notices.toSupplier(caller, 'close', saved, () => input.reason ?? '');
    });
  }

  async function rejectReceipt(tenantId: number, id: string, reason: string | null) {
    const system = systemCaller(tenantId);
    const { receiptDetailList } = await receipts.findOrRefuse(system, id, true);
    const rejected = rejectedWhole(receiptDetailList, reason);
    await receipts.act(system, 'reject', { id }, logAs(system, 'receipt-reject'), async () => ({
      members: { receiveTime: await databaseTime(db) },
      lines: { receiptDetailList: rejected.map(({ orderDetailId: _line, ...line }) => line) },
    }));
    return rejected;
  }

  async function cancel(caller: Caller, { id }: { id: string }, logChange: LogChange): Promise<PurchaseOrder> {
    return changed(caller, id, async (notices) => {
      let former = '';
      const saved = await records.act(caller, 'cancel', { id }, logChange, (order) => {
        former = order.status;
        return { members: {} };
      });
      if (former === orderStatus.toConfirm) {
        await contracts.giveBack(caller.tenantId, returnsOfOrder(await store.orderLines(caller.tenantId, id)));
      }
      if (saved.submitTime) await notices.toSupplier(caller, 'cancel', saved);
    });
  }

  /** Changes an order within a transaction that locks its contract first. */
  async function changed(
    caller: Caller,
    id: string,
    work: (notices: ReturnType<typeof orderNotices>) => Promise<void>,
  ): Promise<PurchaseOrder> {
    const notices = orderNotices(services);
    await db.transaction(async () => {
      const { contractId } = await records.findOrRefuse(caller, id);
      await contracts.lock(caller.tenantId, contractId);
      await work(notices);
    });
    notices.notifyWindows();
    return reader.view(withoutDataRules(caller), id);
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return records.remove(caller, 'remove', ids, logChange, async (removed) => {
      if (removed.some(({ incrementId }) => incrementId)) throw refuse(orderTexts.fromIncrement, 'incrementId');
    });
  }

  /** Notifies purchaser and supplier of an overdue order, once. @returns false if somebody was faster */
  async function remind({ id, tenantId }: DueRecord): Promise<boolean> {
    const system = systemCaller(tenantId);
    const notices = orderNotices(services);
    const isDone = await db.transaction(async () => {
      const order = await records.find(system, id, true);
      if (!order || !isDue(order)) return false;
      const saved = await records.act(system, 'remind', { id }, logAs(system, 'order-overdue'), async () => ({
        members: { overdueTime: await databaseTime(db) },
        note: order.demandTime!,
      }));
      await notices.toPurchaser(system, 'remind', saved, () => order.demandTime!);
      await notices.toSupplier(system, 'remind', saved, () => order.demandTime!);
      return true;
    });
    notices.notifyWindows();
    return isDone;
  }

  function contractIdOf(caller: Caller, contractNo: string): Promise<string | undefined> {
    return store.contractIdOf(caller.tenantId, contractNo);
  }

  /** Searches orders by number, contract or supplier; empty without the list permission. */
  async function find(caller: Caller, keyword: string, limit: number) {
    return (await hasPermission(db, caller, ORDER_LIST)) ? store.find(records.scope, caller, keyword, limit) : [];
  }
}

/** Confirmed, not delivered in full, and nobody was reminded. */
const isDue = ({ status, overdueTime, demandTime, orderDetailList }: StoredOrder): boolean =>
  overdueTime === null &&
  demandTime !== null &&
  (ORDER_TO_DELIVER as readonly string[]).includes(status) &&
  orderDetailList.some((line) => Number(openToDeliver(line)) > 0);
