import {
  announcementStatus,
  contractLifecycle,
  orderLifecycle,
  planLifecycle,
  projectLifecycle,
  projectStatus,
  receiptLifecycle,
  type Label,
  type Todo,
  type Workplace,
} from '@gezi/domain';
import { and, desc, eq, getTableName, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import {
  contractInfo,
  documentStep,
  orderReceipt,
  purchaseInfo,
  purchaseOrder,
  purchasePlan,
  sysAnnouncement,
  sysAnnouncementSend,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { localColumn } from '../../../platform/query/localColumn';
import { currentLanguage } from '../../../platform/texts';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { workplaceTexts } from './texts';

const { contracted, failed, terminated } = projectStatus;
const OVER = [contracted, failed, terminated];
/** Maximum rows of each list. */
const ROWS = 10;
/** Latest documents of the caller whose steps are read. */
const WATCHED = 20;
/** Latest orders of the caller whose receipts are watched. */
const ORDERS = 200;

interface Watched {
  id: string;
  no: string;
  name: string;
  path: string;
  labels: Readonly<Record<string, { label: Label }>>;
}

interface WatchedKind {
  table: PgTable;
  docs: readonly Watched[];
}

/** Work that waits for the caller, and recent steps of the caller's documents. */
export function workplace({ db, dictionaries, todoKinds }: Services) {
  return { todos, view };

  async function view(caller: Caller): Promise<Workplace> {
    const [waiting, myProjects, notices, activities] = await Promise.all([
      todos(caller),
      projectsOf(caller),
      noticesOf(caller),
      activitiesOf(caller),
    ]);
    return { todos: waiting, myProjects, notices, activities };
  }

  async function todos(caller: Caller): Promise<Todo[]> {
    const counted = await Promise.all(
      todoKinds.map(async ({ code, permission, title, path, count }) => ({
        code,
        title: title(),
        path,
        count: permission === undefined || (await hasPermission(db, caller, permission)) ? await count(caller) : 0,
      })),
    );
    return counted.filter(({ count }) => count > 0);
  }

  async function projectsOf({ tenantId, userId }: Caller): Promise<Workplace['myProjects']> {
    const { id, proNo, proName, status, proEndTime } = purchaseInfo;
    const rows = await db.orm
      .select({ id, proNo, proName, status, proEndTime })
      .from(purchaseInfo)
      .where(and(eq(purchaseInfo.tenantId, tenantId), eq(purchaseInfo.applyUserId, userId), notInArray(status, OVER)))
      .orderBy(desc(purchaseInfo.createTime), desc(id))
      .limit(ROWS);
    return withDictTexts(rows, { status: 'purchase_status' }, dictionaries);
  }

  function noticesOf({ tenantId, userId }: Caller): Promise<Workplace['notices']> {
    return db.orm
      .select({
        id: sysAnnouncement.id,
        title: localColumn(sysAnnouncement.titile, sysAnnouncement.titileEn),
        sendTime: sysAnnouncement.sendTime,
      })
      .from(sysAnnouncementSend)
      .innerJoin(
        sysAnnouncement,
        and(
          eq(sysAnnouncement.id, sysAnnouncementSend.anntId),
          eq(sysAnnouncement.tenantId, sysAnnouncementSend.tenantId),
        ),
      )
      .where(
        and(
          inArray(sysAnnouncementSend.tenantId, [...new Set([0, tenantId])]),
          eq(sysAnnouncementSend.userId, userId),
          eq(sysAnnouncementSend.readFlag, '0'),
          eq(sysAnnouncement.sendStatus, announcementStatus.published),
          eq(sysAnnouncement.delFlag, '0'),
        ),
      )
      .orderBy(desc(sysAnnouncement.sendTime), desc(sysAnnouncement.id))
      .limit(ROWS);
  }

  /** Steps of the documents that the caller declared, purchases, executes or works on. */
  async function activitiesOf(caller: Caller): Promise<Workplace['activities']> {
    const { tenantId } = caller;
    const found = await Promise.all(
      [plansOf, ownProjects, contractsOf, ordersOf, receiptsOf].map((documentsOf) => documentsOf(caller)),
    );
    const watched = new Map(found.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc])));
    if (watched.size === 0) return [];
    const ofTables = found
      .filter(({ docs }) => docs.length > 0)
      .map(({ table, docs }) =>
        and(
          eq(documentStep.documentTable, getTableName(table)),
          inArray(
            documentStep.documentId,
            docs.map(({ id }) => id),
          ),
        ),
      );
    const steps = await db.orm
      .select({
        documentId: documentStep.documentId,
        action: documentStep.action,
        operator: documentStep.operator,
        time: documentStep.operateTime,
      })
      .from(documentStep)
      .where(and(eq(documentStep.tenantId, tenantId), or(...ofTables)))
      .orderBy(desc(documentStep.operateTime), desc(documentStep.seq))
      .limit(ROWS);
    const language = currentLanguage();
    const named = await withDictTexts(steps, { operator: 'sys_user,realname,username' }, dictionaries);
    return named.map(({ documentId, action, time, operator_dictText: user }) => {
      const { no, name, path, labels } = watched.get(documentId)!;
      const verb =
        labels[action]?.label[language] ?? (action === 'add' ? workplaceTexts.added : workplaceTexts.changed);
      return { time, user, text: workplaceTexts.activity(verb, no, name), path };
    });
  }

  async function plansOf({ tenantId, userId }: Caller): Promise<WatchedKind> {
    const { id, planNo, planName, applyUserId, purchaseUserId, createTime } = purchasePlan;
    const rows = await db.orm
      .select({ id, no: planNo, name: planName })
      .from(purchasePlan)
      .where(and(eq(purchasePlan.tenantId, tenantId), or(eq(applyUserId, userId), eq(purchaseUserId, userId))))
      .orderBy(desc(createTime), desc(id))
      .limit(WATCHED);
    return watchedOf(purchasePlan, rows, '/purchase/plan/view', planLifecycle.actions);
  }

  async function ownProjects({ tenantId, userId }: Caller): Promise<WatchedKind> {
    const { id, proNo, proName, applyUserId, createTime } = purchaseInfo;
    const rows = await db.orm
      .select({ id, no: proNo, name: proName })
      .from(purchaseInfo)
      .where(and(eq(purchaseInfo.tenantId, tenantId), eq(applyUserId, userId)))
      .orderBy(desc(createTime), desc(id))
      .limit(WATCHED);
    return watchedOf(purchaseInfo, rows, '/purchase/project/view', projectLifecycle.actions);
  }

  async function contractsOf({ tenantId, userId }: Caller): Promise<WatchedKind> {
    const { id, contractNo, contractName, executorUserId, createTime } = contractInfo;
    const rows = await db.orm
      .select({ id, no: contractNo, name: contractName })
      .from(contractInfo)
      .where(and(eq(contractInfo.tenantId, tenantId), eq(executorUserId, userId)))
      .orderBy(desc(createTime), desc(id))
      .limit(WATCHED);
    return watchedOf(contractInfo, rows, '/contract/view', contractLifecycle.actions);
  }

  async function ordersOf({ tenantId, userId }: Caller): Promise<WatchedKind> {
    const { id, orderNo, supplierName, purchaseUserId, createTime } = purchaseOrder;
    const rows = await db.orm
      .select({ id, no: orderNo, name: supplierName })
      .from(purchaseOrder)
      .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseUserId, userId)))
      .orderBy(desc(createTime), desc(id))
      .limit(WATCHED);
    return watchedOf(purchaseOrder, rows, '/purchase/order/view', orderLifecycle.actions);
  }

  /** Receipts that the caller received, and those of the latest orders that it made. */
  async function receiptsOf({ tenantId, userId }: Caller): Promise<WatchedKind> {
    const { id, receiptNo, supplierName, receiveUserId, orderId, createTime } = orderReceipt;
    const orders = db.orm
      .select({ id: purchaseOrder.id })
      .from(purchaseOrder)
      .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.purchaseUserId, userId)))
      .orderBy(desc(purchaseOrder.createTime))
      .limit(ORDERS);
    // One after the other, so that each is read by its index.
    const latestOf = (isOwn: SQL) =>
      db.orm
        .select({ id, no: receiptNo, name: supplierName, createTime })
        .from(orderReceipt)
        .where(and(eq(orderReceipt.tenantId, tenantId), isOwn))
        .orderBy(desc(createTime), desc(id))
        .limit(WATCHED);
    const received = await latestOf(eq(receiveUserId, userId));
    const ordered = await latestOf(inArray(orderId, orders));
    const latest = new Map([...received, ...ordered].map((row) => [row.id, row]));
    const rows = [...latest.values()].sort((a, b) => compareTexts(b.createTime ?? '', a.createTime ?? ''));
    return watchedOf(orderReceipt, rows.slice(0, WATCHED), '/order/receipt/view', receiptLifecycle.actions);
  }
}

const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Documents of one table with the labels of their actions. @param page address of their view */
const watchedOf = (
  table: WatchedKind['table'],
  rows: readonly Pick<Watched, 'id' | 'no' | 'name'>[],
  page: string,
  labels: Watched['labels'],
): WatchedKind => ({
  table,
  docs: rows.map((row) => ({ ...row, path: `${page}?${new URLSearchParams({ id: row.id })}`, labels })),
});
