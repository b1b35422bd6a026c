import {
  incrementLifecycle,
  incrementStatus,
  leftOfLimit,
  orderLinesOf,
  orderTotal,
  readIncrementLines,
  type IncrementAction,
  type IncrementAdd,
  type IncrementDetailIn,
  type IncrementEdit,
  type InputOf,
  type listIncrements,
  type PurchaseIncrement,
  type PurchaseOrder,
  type ResultOf,
} from '@gezi/domain';
import { and, desc, or } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { departNameOf } from '../../../identity/users/departNameOf';
import { approversOf } from '../../../identity/users/approversOf';
import { purchaseIncrement, timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { likeSql } from '../../../platform/query/conditionSql';
import { pageOf } from '../../../platform/query/pageOf';
import { approvalActors } from '../../../records/approvals/approvalActors';
import { documentApproval } from '../../../records/approvals/documentApproval';
import { isOfProcess } from '../../../records/approvals/ProcessCaller';
import { documentNotices } from '../../../records/documents/documentNotices';
import { documentNumber } from '../../../records/documents/documentNumber';
import { documentRecords, type DocumentChange } from '../../../records/documents/documentRecords';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { namedTitle } from '../../../records/notices/namedTitle';
import { contractUse } from '../shared/contractUse';
import { orderDrafts } from '../shared/orderDrafts';
import { orderReader } from '../shared/orderReader';
import { orderTexts } from '../shared/orderTexts';
import {
  INCREMENT_LIST,
  INCREMENT_PREFIX,
  incrementKind,
  incrementPage,
  type StoredIncrement,
  type StoredIncrementHeader,
} from './incrementKind';

type Words = Readonly<{ id: string; opinion?: string | null | undefined }>;

/** Increments: additional demand under framework agreements, up to the order. */
export function increments(services: Services) {
  const { db, clock, dictionaries } = services;
  const records = documentRecords(services, incrementKind);
  const orders = orderReader(services);
  const contracts = contractUse(services, orders.store);
  const drafts = orderDrafts(services, contracts);
  const actorsOf = approvalActors(services, 'increment', incrementLifecycle);
  const approval = documentApproval<StoredIncrement, IncrementAction>(services, {
    service: 'increment',
    resource: 'purchase:purchaseIncrement',
    kind: incrementKind,
    records,
    titleOf: ({ incrementNo, contractName }) => `${incrementNo} ${contractName ?? ''}`.trim(),
    variablesOf: async ({ tenantId, totalPrice, departId }) => ({
      amount: Number(totalPrice),
      department: await departNameOf(db, tenantId!, departId),
      departmentId: departId,
      buyType: null,
    }),
    take,
  });

  return {
    records,
    list,
    withTexts,
    view,
    add,
    edit,
    act,
    createOrder,
    remove,
    find,
    contractIdOf,
    business: approval.business,
  };

  async function list(
    caller: Caller,
    request: InputOf<typeof listIncrements>,
  ): Promise<ResultOf<typeof listIncrements>> {
    const { rows, total, list: query } = await records.list(caller, request);
    return pageOf(await withTexts(caller, rows), total, query);
  }

  /** Adds dictionary texts and what the caller may do. */
  async function withTexts<Row extends StoredIncrementHeader>(caller: Caller, rows: readonly Row[]) {
    const withDicts = await withDictTexts(rows, { status: 'increment_status' }, dictionaries);
    const actorOf = await actorsOf(caller, rows);
    return withDicts.map((row) => ({
      ...row,
      totalPrice: Number(row.totalPrice),
      actions: incrementLifecycle.openActions(row, actorOf(row)),
    }));
  }

  async function view(caller: Caller, id: string): Promise<PurchaseIncrement> {
    const [increment] = await withTexts(caller, [await records.findOrRefuse(caller, id)]);
    return increment!;
  }

  /** Saves a draft. */
  async function add(caller: Caller, input: IncrementAdd, logChange: LogChange): Promise<PurchaseIncrement> {
    const { id } = await db.transaction(async () => {
      const { contractId, incrementDetailList = [], ...rest } = input;
      const header = await headerOf(caller, contractId);
      const lines = await linesOf(caller, contractId, incrementDetailList);
      const members = {
        ...emptyAsNull(rest),
        ...header,
        incrementNo: await documentNumber(db, clock(), INCREMENT_PREFIX, caller.tenantId),
        applyUserId: caller.userId,
        applyUserName: caller.realname,
        applyTime: timeText(clock()),
        totalPrice: totalOf(lines),
        status: incrementStatus.draft,
      };
      return records.add(caller, { members, lines: { incrementDetailList: lines } }, logChange);
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: IncrementEdit, logChange: LogChange): Promise<PurchaseIncrement> {
    await records.edit(caller, 'edit', input, logChange, (increment) => edited(caller, increment, input));
    return view(withoutDataRules(caller), input.id);
  }

  /** Changes of a draft; absent members stay. Another agreement starts with no lines. */
  async function edited(caller: Caller, increment: StoredIncrement, input: IncrementEdit): Promise<DocumentChange> {
    const { id: _id, updateTime: _seen, contractId = increment.contractId, incrementDetailList, ...rest } = input;
    const isSame = contractId === increment.contractId;
    const header = isSame ? undefined : await headerOf(caller, contractId);
    const given = incrementDetailList ?? (isSame ? undefined : []);
    const lines = given && (await linesOf(caller, contractId, given, isSame ? increment.incrementDetailList : []));
    return {
      members: { ...emptyAsNull(rest), ...header, ...(lines && { totalPrice: totalOf(lines) }) },
      ...(lines && { lines: { incrementDetailList: lines } }),
    };
  }

  /** Takes an action of the lifecycle other than a save, and notifies those whom it concerns. */
  async function act(
    caller: Caller,
    action: 'submit' | 'approve' | 'reject' | 'cancel',
    input: Words,
    logChange: LogChange,
  ): Promise<PurchaseIncrement> {
    await approval.act(caller, action, input, logChange);
    return view(withoutDataRules(caller), input.id);
  }

  /** An action with all that follows from it, within a transaction. @returns notifies open windows after the commit */
  async function take(
    caller: Caller,
    action: IncrementAction,
    input: Words,
    logChange: LogChange,
  ): Promise<() => void> {
    const queue = documentNotices(services);
    const isDecision = action === 'approve' || action === 'reject';
    const saved = await records.act(caller, action, input, logChange, async (increment, { words }) => {
      if (action === 'submit') await expectRoom(caller, increment);
      return {
        members: isDecision
          ? { approveUser: caller.realname, approveTime: timeText(clock()), auditOpinion: words }
          : {},
      };
    });
    // The people of a process are notified by it.
    if (isDecision || (action === 'submit' && !isOfProcess(caller))) await notify(queue, caller, action, saved, input);
    return () => queue.notifyWindows();
  }

  async function notify(
    queue: ReturnType<typeof documentNotices>,
    caller: Caller,
    action: 'submit' | 'approve' | 'reject',
    increment: StoredIncrement,
    { opinion }: Words,
  ): Promise<void> {
    const { notice } = orderTexts;
    const detail = action === 'submit' ? (increment.contractName ?? '') : (opinion ?? '');
    await queue.send(caller, {
      userIds:
        action === 'submit' ? await approversOf(db, caller.tenantId, increment.departId) : [increment.applyUserId],
      title: namedTitle(() => notice.incrementTitle[action], increment.incrementNo),
      content: () => notice.incrementContent[action](increment.incrementNo, detail),
      page: incrementPage(increment.id),
      busType: 'purchaseIncrement',
      busId: increment.id,
      ...(action === 'reject' && { priority: 'H' }),
    });
  }

  /** Saves an order in draft with the lines of an approved increment. */
  async function createOrder(caller: Caller, { id }: { id: string }, logChange: LogChange): Promise<PurchaseOrder> {
    let orderId = '';
    await db.transaction(async () => {
      await records.act(caller, 'createOrder', { id }, logChange, async (increment) => {
        const contract = await contracts.framework(caller, increment.contractId);
        const { contractId, reason: remark, incrementDetailList } = increment;
        const consignee = (await orders.store.lastConsignee(caller.tenantId, contractId)) ?? {
          consignee: contract.contactsName,
          consigneeTel: contract.contactsPhone,
        };
        const input = { contractId, ...consignee, remark, orderDetailList: orderLinesOf(incrementDetailList) };
        const order = await orders.records.add(caller, await drafts.created(caller, input, id), logChange);
        orderId = order.id;
        return { members: { orderId }, note: order.orderNo };
      });
    });
    return orders.view(withoutDataRules(caller), orderId);
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return records.remove(caller, 'remove', ids, logChange);
  }

  function contractIdOf(caller: Caller, contractNo: string): Promise<string | undefined> {
    return orders.store.contractIdOf(caller.tenantId, contractNo);
  }

  /** The agreement is in force, its supplier normal, and its limit is not exceeded. */
  async function expectRoom(caller: Caller, increment: StoredIncrement): Promise<void> {
    const contract = await contracts.framework(caller, increment.contractId);
    await drafts.expectSupplier(caller, increment);
    const left = leftOfLimit(contract);
    if (left !== undefined && Number(increment.totalPrice) > Number(left)) {
      throw refuse(orderTexts.overLimit(left), 'incrementDetailList');
    }
  }

  async function headerOf(caller: Caller, contractId: string) {
    const contract = await contracts.framework(caller, contractId);
    const { contractNo, contractName, departId, supplierId, supplierName } = contract;
    return { contractId, contractNo, contractName, departId, supplierId, supplierName };
  }

  async function linesOf(
    caller: Caller,
    contractId: string,
    given: readonly IncrementDetailIn[],
    stored: StoredIncrement['incrementDetailList'] = [],
  ) {
    const read = readIncrementLines(given, await contracts.openLines(caller, contractId), stored);
    if (!read.ok) throw refuse(orderTexts.refused[read.reason.code], read.reason.field);
    return read.value.map((line) => ({ ...line }));
  }

  /** Searches increments by number, agreement or supplier; empty without the list permission. */
  async function find(caller: Caller, keyword: string, limit: number) {
    if (!(await hasPermission(db, caller, INCREMENT_LIST))) return [];
    const { id, incrementNo, contractNo, contractName, supplierName, createTime } = purchaseIncrement;
    return db.orm
      .select({ id, title: incrementNo, code: contractNo, note: contractName })
      .from(purchaseIncrement)
      .where(
        and(
          records.scope(caller),
          or(
            ...[incrementNo, contractNo, contractName, supplierName].map((column) =>
              likeSql(column, 'contains', keyword),
            ),
          ),
        ),
      )
      .orderBy(desc(createTime), desc(id))
      .limit(limit);
  }
}

const totalOf = (lines: readonly { counts: string; price: string | null }[]): string =>
  orderTotal(lines.map(({ counts, price }) => ({ count: counts, price })));
