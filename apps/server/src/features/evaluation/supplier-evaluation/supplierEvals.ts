import {
  EVALUATED_MONTHS,
  evalStatus,
  evalStatusItems,
  evaluatedTotal,
  findEvalFault,
  findSubmitFault,
  levelOfScore,
  meanScore,
  supplierEvalFields,
  type EvaluatedItem,
  type EvalFaultCode,
  type Fault,
  type InputOf,
  type submitSupplierEval,
  type SupplierEval,
  type SupplierEvalAdd,
  type SupplierEvalEdit,
} from '@gezi/domain';
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { storeVersion } from '../../../identity/audit/storeVersion';
import { contractInfo, NOW, purchaseOrder, supplierEvaluation, supplierInfo, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { forbidden, refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { DueWork } from '../../../platform/jobs/DueWork';
import type { ListRequest } from '../../../platform/query/listQuery';
import { currentLanguage, texts } from '../../../platform/texts';
import { linkColumns } from '../../../records/documents/linkColumns';
import type { LinkedKind } from '../../../records/documents/LinkedKind';
import { recordsWithTexts } from '../../../records/lists/recordsWithTexts';
import { tenantRows } from '../../../records/lists/tenantRows';
import { isSharedWith } from '../../../records/suppliers/sharedSuppliers';
import type { TodoKind } from '../../../records/todos/TodoKind';
import { supplierEvalTexts as t } from './texts';

const LIST_PATH = '/evaluation/supplierEval';
/** How long an evaluation counts. */
const PERIOD = sql`make_interval(months => ${EVALUATED_MONTHS}::int)`;

/** Evaluations of suppliers of a tenant. Users of a supplier read the submitted ones of their supplier. */
export function supplierEvals(services: Services) {
  const { db, clock } = services;
  const records = recordsWithTexts<SupplierEval>(services, {
    recordName: () => t.what,
    nameOf: ({ supplierName, period }) => [supplierName, period].filter(Boolean).join(' '),
    table: supplierEvaluation,
    page: 'evaluation/SupplierEvalList',
    fields: supplierEvalFields,
    scope: visibleTo,
    dicts: { level: 'supplier_level', evalUser: 'sys_user,realname,username' },
    removeRows,
  });
  const suppliers = tenantRows(db, clock, supplierInfo);
  const version = storeVersion(db, clock);

  return { list, view, add, edit, remove, submit, todos: [toSubmit()], linked: linked(), dueWork: [ageing()] };

  async function list(caller: Caller, request: ListRequest) {
    const page = await records.list(caller, request);
    return { ...page, records: await toWire(page.records) };
  }

  async function view(caller: Caller, id: string): Promise<SupplierEval> {
    return one(await records.view(caller, id));
  }

  async function add(
    caller: Caller,
    { itemList, ...input }: SupplierEvalAdd,
    logChange: LogChange,
  ): Promise<SupplierEval> {
    refuseSuppliers(caller);
    const supplier = await findSupplier(caller, input.supplierId);
    const subject = await readSubject(caller, input);
    const members = { ...input, ...subject, ...scored(itemList), supplierName: supplier.name };
    return one(await records.add(caller, { ...members, status: evalStatus.draft }, logChange));
  }

  async function edit(caller: Caller, input: SupplierEvalEdit, logChange: LogChange): Promise<SupplierEval> {
    refuseSuppliers(caller);
    const edited = await records.edit(caller, input, logChange, async (before) => {
      if (before.status !== evalStatus.draft) throw refuse(t.submitted, 'id');
      const { supplierId, contractId, orderId, itemList } = { ...before, ...input };
      return { ...(await readSubject(caller, { supplierId, contractId, orderId })), ...scored(itemList) };
    });
    return one(edited);
  }

  function remove(caller: Caller, ids: string, logChange: LogChange) {
    refuseSuppliers(caller);
    return records.remove(caller, ids, logChange);
  }

  function visibleTo({ tenantId, supplierId }: Caller) {
    const ofSupplier = supplierId
      ? and(eq(supplierEvaluation.supplierId, supplierId), eq(supplierEvaluation.status, evalStatus.submitted))
      : undefined;
    return and(eq(supplierEvaluation.tenantId, tenantId), ofSupplier)!;
  }

  /** Submits a draft, and sets score and level of its supplier if the supplier belongs to the tenant. */
  async function submit(
    caller: Caller,
    { id }: InputOf<typeof submitSupplierEval>,
    logChange: LogChange,
  ): Promise<SupplierEval> {
    refuseSuppliers(caller);
    return db.transaction(async () => {
      const { supplierId } = await records.view(caller, id);
      // Submissions for one supplier run one after another, so that each mean has all of them.
      const supplier = await suppliers.find(caller, supplierId, true);
      const submitted = await records.edit(caller, { id }, logChange, ({ status, itemList }) => {
        if (status !== evalStatus.draft) throw refuse(t.submitted, 'id');
        const fault = findSubmitFault(itemList);
        if (fault) throw refuseFault(fault);
        return {
          ...scored(itemList),
          status: evalStatus.submitted,
          evalUser: caller.username,
          evalTime: timeText(clock()),
        };
      });
      if (supplier) await setScore(caller, supplierId);
      return one(submitted);
    });
  }

  /** Sets the mean of the last months; a supplier without evaluations keeps its level. */
  async function setScore(caller: Caller, supplierId: string): Promise<void> {
    const { evalTime, totalScore } = supplierEvaluation;
    const recent = await db.orm
      .select({ total: totalScore, until: sql<string>`${evalTime} + ${PERIOD}` })
      .from(supplierEvaluation)
      .where(
        and(
          eq(supplierEvaluation.tenantId, caller.tenantId),
          eq(supplierEvaluation.supplierId, supplierId),
          eq(supplierEvaluation.status, evalStatus.submitted),
          sql`${evalTime} + ${PERIOD} > ${NOW}`,
        ),
      )
      .orderBy(asc(evalTime));
    const score = meanScore(recent.map(({ total }) => Number(total)));
    await suppliers.save(caller, supplierId, {
      score: score === null ? null : String(score),
      scoreUntil: recent[0]?.until ?? null,
      ...(score !== null && { level: levelOfScore(score) }),
    });
    const content = await suppliers.findOrRefuse(caller, supplierId);
    await version(caller, { table: 'supplier_info', id: supplierId, type: 'edit', content });
  }

  /** Scores of which an evaluation no longer counts. */
  function ageing(): DueWork {
    const { id, tenantId, scoreUntil } = supplierInfo;
    return {
      name: 'supplier-score',
      find: (limit) =>
        db.orm
          .select({ id, tenantId })
          .from(supplierInfo)
          .where(sql`${scoreUntil} <= ${NOW}`)
          .orderBy(asc(scoreUntil))
          .limit(limit),
      change: (record) =>
        db.transaction(async () => {
          const system = systemCaller(record.tenantId);
          const supplier = await suppliers.find(system, record.id, true);
          // Another server, or a new evaluation, may have set it.
          const [due] = await db.orm
            .select({ id })
            .from(supplierInfo)
            .where(and(eq(id, record.id), sql`${scoreUntil} <= ${NOW}`));
          if (supplier && due) await setScore(system, record.id);
        }),
    };
  }

  /** A supplier of the tenant, or one that another tenant shares with it. */
  async function findSupplier(caller: Caller, id: string): Promise<{ name: string }> {
    const [supplier] = await db.orm
      .select({ name: supplierInfo.name })
      .from(supplierInfo)
      .where(and(eq(supplierInfo.id, id), or(eq(supplierInfo.tenantId, caller.tenantId), isSharedWith(caller))));
    if (!supplier) throw refuse(t.unknownSupplier, 'supplierId');
    return supplier;
  }

  /** The contract and the order that are evaluated. An order belongs to its contract. */
  async function readSubject(
    { tenantId }: Caller,
    { supplierId, ...subject }: Pick<SupplierEvalAdd, 'supplierId' | 'contractId' | 'orderId'>,
  ): Promise<{ contractId: string | null; orderId: string | null }> {
    const orderId = subject.orderId || null;
    let contractId = subject.contractId || null;
    if (orderId !== null) {
      const [order] = await db.orm
        .select({ contractId: purchaseOrder.contractId })
        .from(purchaseOrder)
        .where(
          and(
            eq(purchaseOrder.tenantId, tenantId),
            eq(purchaseOrder.id, orderId),
            eq(purchaseOrder.supplierId, supplierId),
          ),
        );
      if (!order || (contractId ?? order.contractId) !== order.contractId) throw refuse(t.otherOrder, 'orderId');
      ({ contractId } = order);
    }
    if (contractId !== null) {
      const [contract] = await db.orm
        .select({ id: contractInfo.id })
        .from(contractInfo)
        .where(
          and(
            eq(contractInfo.tenantId, tenantId),
            eq(contractInfo.id, contractId),
            eq(contractInfo.supplierId, supplierId),
          ),
        );
      if (!contract) throw refuse(t.otherContract, 'contractId');
    }
    return { contractId, orderId };
  }

  async function removeRows({ tenantId }: Caller, ids: readonly string[]): Promise<string[]> {
    const removed = await db.orm
      .delete(supplierEvaluation)
      .where(and(eq(supplierEvaluation.tenantId, tenantId), inArray(supplierEvaluation.id, [...ids])))
      .returning({ id: supplierEvaluation.id, status: supplierEvaluation.status });
    if (removed.some(({ status }) => status !== evalStatus.draft)) throw refuse(t.submitted, 'ids');
    return removed.map(({ id }) => id);
  }

  /** Own drafts. */
  function toSubmit(): TodoKind {
    return {
      code: 'supplierEval-submit',
      permission: 'evaluation:supplierEval:submit',
      title: () => t.todo,
      path: `${LIST_PATH}?status=${evalStatus.draft}`,
      async count(caller) {
        const [row] = await db.orm
          .select({ count: count() })
          .from(supplierEvaluation)
          .where(
            and(
              records.scope(caller),
              eq(supplierEvaluation.status, evalStatus.draft),
              eq(supplierEvaluation.createBy, caller.username),
            ),
          );
        return row!.count;
      },
    };
  }

  /** Evaluations of orders and contracts; of an order, its contract led to it by the order alone. */
  function linked(): LinkedKind {
    const { id, contractId, orderId, supplierName, period, status } = supplierEvaluation;
    return {
      permission: 'evaluation:supplierEval:list',
      ...linkColumns(db, supplierEvaluation, [
        { kind: 'order', column: orderId },
        { kind: 'contract', column: contractId, where: isNull(orderId) },
      ]),
      async find(caller, ids) {
        const rows = await db.orm
          .select({ id, no: period, name: supplierName, status })
          .from(supplierEvaluation)
          .where(and(records.scope(caller), inArray(id, [...ids])));
        const language = currentLanguage();
        return rows.map((row) => ({
          ...row,
          kind: 'evaluation' as const,
          status_dictText: evalStatusItems.find(({ value }) => value === row.status)?.label[language] ?? null,
          quantity: null,
          amount: null,
          path: `${LIST_PATH}?${new URLSearchParams({ supplierName: row.name })}`,
        }));
      },
    };
  }

  /** Scores as numbers, with the numbers of contract and order. */
  async function toWire(rows: readonly SupplierEval[]): Promise<SupplierEval[]> {
    const idsOf = (member: 'contractId' | 'orderId') => rows.flatMap((row) => row[member] ?? []);
    const [contracts, orders] = [idsOf('contractId'), idsOf('orderId')];
    const numbers = new Map<string, string>();
    if (contracts.length > 0) {
      const { id, contractNo } = contractInfo;
      const found = await db.orm.select({ id, no: contractNo }).from(contractInfo).where(inArray(id, contracts));
      for (const { id: contractId, no } of found) numbers.set(contractId, no);
    }
    if (orders.length > 0) {
      const { id, orderNo } = purchaseOrder;
      const found = await db.orm.select({ id, no: orderNo }).from(purchaseOrder).where(inArray(id, orders));
      for (const { id: orderId, no } of found) numbers.set(orderId, no);
    }
    return rows.map((row) => ({
      ...row,
      contractId_dictText: numbers.get(row.contractId ?? '') ?? null,
      orderId_dictText: numbers.get(row.orderId ?? '') ?? null,
      itemList: row.itemList ?? [],
      totalScore: row.totalScore === null ? null : Number(row.totalScore),
    }));
  }

  async function one(row: SupplierEval): Promise<SupplierEval> {
    return (await toWire([row]))[0]!;
  }
}

/** The dimensions with the total and the level that follow from them. */
function scored(itemList: readonly EvaluatedItem[]) {
  const items = itemList.map((item) => ({ ...item, itemName: item.itemName.trim() }));
  const fault = findEvalFault(items);
  if (fault) throw refuseFault(fault);
  const totalScore = evaluatedTotal(items);
  return { itemList: items, totalScore, level: levelOfScore(totalScore) };
}

const refuseFault = ({ code, field }: Fault<EvalFaultCode>) => refuse(t.faults[code], field);

/** Suppliers never write evaluations. */
function refuseSuppliers({ supplierId }: Caller): void {
  if (supplierId) throw forbidden(texts.forbidden);
}
