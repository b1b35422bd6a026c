import {
  linesOfRemainder,
  orderStatus,
  orderTotal,
  readOrderLines,
  type OrderAdd,
  type OrderDetailIn,
  type OrderDraft,
  type OrderEdit,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { DocumentChange } from '../../../records/documents/documentRecords';
import { documentNumber } from '../../../records/documents/documentNumber';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { supplierLookup } from '../../../records/suppliers/supplierLookup';
import type { ContractUse } from './contractUse';
import { ORDER_PREFIX, type StoredOrder } from './orderKind';
import { orderTexts } from './orderTexts';

/** Reads the drafts of orders. Contract, supplier and materials are those of the contract. */
export function orderDrafts({ db, clock }: Pick<Services, 'db' | 'clock'>, contracts: ContractUse) {
  const suppliers = supplierLookup(db);

  return { created, edited, ofContract, expectSupplier };

  /** A new draft with its number. Call it within the transaction that saves it. */
  async function created(
    caller: Caller,
    { contractId, orderDetailList = [], ...rest }: OrderAdd,
    incrementId: string | null = null,
  ): Promise<DocumentChange> {
    const header = await headerOf(caller, contractId);
    const lines = await linesOf(caller, contractId, orderDetailList);
    const orderNo = await documentNumber(db, clock(), ORDER_PREFIX, caller.tenantId);
    const given = emptyAsNull(rest);
    return {
      members: {
        payType: header.payType,
        ...given,
        ...header.members,
        orderDate: given.orderDate ?? today(),
        incrementId,
        purchaseUserId: caller.userId,
        purchaseUserName: caller.realname,
        totalPrice: orderTotal(lines),
        orderNo,
        status: orderStatus.draft,
      },
      lines: { orderDetailList: lines },
    };
  }

  /** Changes of a draft; absent members stay. Another contract starts with no lines. */
  async function edited(caller: Caller, order: StoredOrder, input: OrderEdit): Promise<DocumentChange> {
    const { id: _id, updateTime: _seen, contractId = order.contractId, orderDetailList, ...rest } = input;
    const isSame = contractId === order.contractId;
    const header = isSame ? undefined : await headerOf(caller, contractId);
    const given = orderDetailList ?? (isSame ? undefined : []);
    const lines = given && (await linesOf(caller, contractId, given, isSame ? order.orderDetailList : []));
    return {
      members: {
        ...emptyAsNull(rest),
        ...header?.members,
        ...(lines && { totalPrice: orderTotal(lines) }),
      },
      ...(lines && { lines: { orderDetailList: lines } }),
    };
  }

  /** A new order over what is left of a contract, not saved. */
  async function ofContract(caller: Caller, contractId: string): Promise<OrderDraft> {
    const { members, payType } = await headerOf(caller, contractId);
    const open = await contracts.openLines(caller, contractId);
    const limited = new Set(open.filter(({ count }) => count !== null).map(({ id }) => id));
    const lines = linesOfRemainder(open);
    return {
      contractId,
      contractNo: members.contractNo,
      contractName: members.contractName,
      purchaseInfoId: members.purchaseInfoId,
      supplierId: members.supplierId,
      supplierName: members.supplierName,
      purchaseUserId: caller.userId,
      purchaseUserName: caller.realname,
      orderDate: today(),
      payType,
      totalPrice: Number(orderTotal(lines)),
      status: orderStatus.draft,
      orderDetailList: lines.map((line) => ({
        ...line,
        id: null,
        count: Number(line.count),
        price: Number(line.price),
        totalPrice: Number(line.totalPrice),
        deliveredCount: 0,
        receivedCount: 0,
        rejectedCount: 0,
        releasedCount: 0,
        openCount: limited.has(line.contractDetailId) ? Number(line.count) : null,
      })),
    };
  }

  /** New orders go to normal suppliers only (contract, part 3 §4.8). @throws {Refusal} naming `supplierId` */
  async function expectSupplier(
    caller: Caller,
    { supplierId, supplierName }: { supplierId: string; supplierName: string },
  ) {
    const found = await suppliers.choosableSuppliers(caller, [supplierId]);
    if (!found.has(supplierId)) throw refuse(orderTexts.blockedSupplier(supplierName), 'supplierId');
  }

  async function headerOf(caller: Caller, contractId: string) {
    const contract = await contracts.inForce(caller, contractId);
    const { contractNo, contractName, purchaseInfoId, departId, supplierId, supplierName } = contract;
    return {
      members: { contractId, contractNo, contractName, purchaseInfoId, departId, supplierId, supplierName },
      payType: contract.paymentMode,
    };
  }

  async function linesOf(
    caller: Caller,
    contractId: string,
    given: readonly OrderDetailIn[],
    stored: StoredOrder['orderDetailList'] = [],
  ) {
    const read = readOrderLines(given, await contracts.openLines(caller, contractId), stored);
    if (!read.ok) throw refuse(orderTexts.refused[read.reason.code], read.reason.field);
    return read.value.map((line) => ({ ...line }));
  }

  function today(): string {
    return timeText(clock()).slice(0, 10);
  }
}

export type OrderDrafts = ReturnType<typeof orderDrafts>;
