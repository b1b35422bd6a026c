import {
  bidFields,
  bidLifecycle,
  bidStatus,
  bidTotal,
  numberOrNull,
  type BidRow,
  type InputOf,
  type listBids,
} from '@gezi/domain';
import { and, eq, getTableColumns, getTableName, inArray, ne, sql, Subquery, type SQL } from 'drizzle-orm';
import { integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { Services } from '../../../FeatureModule';
import { purchaseInfo, supplierBid } from '../../../platform/db';
import { amount, audit, flag } from '../../../platform/db/schema/columns';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { selectList } from '../../../platform/query/selectList';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { bidReader, hidesScores, isSealed } from '../shared/bids/bidReader';
import { projectScope } from '../shared/projects/projectScope';

/** Menu component of the list. */
const BID_PAGE = 'procurement/BidList';

const moment = (name: string) => timestamp(name, { mode: 'string', precision: 0 });

/** Columns of a bid with its project; the database has no table of this name. */
const bidRow = pgTable('bid_row', {
  id: varchar('id').notNull(),
  purchaseInfoId: varchar('purchase_info_id').notNull(),
  round: integer('round').notNull(),
  supplierId: varchar('supplier_id').notNull(),
  supplierName: varchar('supplier_name').notNull(),
  tenderPrice: amount('tender_price'),
  actualPrice: amount('actual_price'),
  status: varchar('status').notNull(),
  submitTime: moment('submit_time'),
  rank: integer('rank'),
  totalScore: amount('total_score'),
  invalidReason: varchar('invalid_reason'),
  isWinner: flag('is_winner').notNull(),
  proNo: varchar('pro_no').notNull(),
  proName: varchar('pro_name').notNull(),
  buyType: varchar('buy_type').notNull(),
  applyUserId: varchar('apply_user_id'),
  projectStatus: varchar('project_status').notNull(),
  proEndTime: moment('pro_end_time'),
  ...audit(),
});

const columns = getTableColumns(bidRow);
const ofProject = new Map<string, SQL>([
  ['pro_no', sql`${purchaseInfo.proNo}`],
  ['pro_name', sql`${purchaseInfo.proName}`],
  ['buy_type', sql`${purchaseInfo.buyType}`],
  ['apply_user_id', sql`${purchaseInfo.applyUserId}`],
  ['project_status', sql`${purchaseInfo.status} as project_status`],
  ['pro_end_time', sql`${purchaseInfo.proEndTime}`],
]);
const DICTS = { status: 'bid_status', projectStatus: 'purchase_status', buyType: 'buy_type' } as const;

/** Lists of bids: suppliers see their own, others those of the projects they see, without drafts. */
export function bidLists(services: Pick<Services, 'db' | 'secrets' | 'dictionaries' | 'dataRules'>) {
  const { db, dictionaries, dataRules } = services;
  const reader = bidReader(services);
  const rules = dataRules.page(BID_PAGE, columns, undefined, bidFields);

  return { list, expectVisible };

  /** Refuses bids that the list of the caller does not show. */
  async function expectVisible(caller: Caller, id: string): Promise<void> {
    const { total } = await selectList(
      db,
      new Subquery(rowsSql(caller), columns, getTableName(bidRow)),
      { id: columns.id },
      listQuery({ columns, scope: and(rules(caller), eq(columns.id, id)) }, { pageSize: 1 }),
    );
    if (total === 0) throw refuse(texts.notFound, 'id');
  }

  async function list(caller: Caller, request: InputOf<typeof listBids>) {
    const query = listQuery({ columns, scope: rules(caller) }, request);
    const page = await selectList(db, new Subquery(rowsSql(caller), columns, getTableName(bidRow)), columns, query);
    const totals = await ownTotals(caller, page.rows);
    const rows = page.rows.map((row) => ({
      ...row,
      linkman: null,
      mobile: null,
      digest: null,
      tenderPrice: numberOrNull(totals.get(row.id) ?? row.tenderPrice),
      actualPrice: numberOrNull(row.actualPrice),
      totalScore: numberOrNull(row.totalScore),
      ...(hidesScores(caller.supplierId, { ...row, status: row.projectStatus }) && { rank: null, totalScore: null }),
      isWinner: row.isWinner as '0' | '1',
      actions: bidLifecycle.openActions(
        { ...row, project: { status: row.projectStatus, buyType: row.buyType, applyUserId: row.applyUserId } },
        caller,
      ),
    }));
    const shown: BidRow[] = await withDictTexts(rows, DICTS, dictionaries);
    return pageOf(shown, page.total, query);
  }

  /** Totals of the caller's own sealed bids. */
  async function ownTotals(
    { supplierId }: Caller,
    rows: readonly { id: string; supplierId: string; status: string }[],
  ) {
    const sealed = rows.filter((row) => row.supplierId === supplierId && isSealed(row)).map(({ id }) => id);
    if (sealed.length === 0) return new Map<string, string>();
    const bids = await reader.select(inArray(supplierBid.id, sealed));
    return new Map(bids.map((bid) => [bid.id, bid.tenderPrice ?? bidTotal(reader.contentOf(bid).lines)]));
  }
}

function rowsSql(caller: Caller): SQL {
  const names = Object.values(columns).map(
    ({ name }) => ofProject.get(name) ?? sql`${supplierBid}.${sql.identifier(name)}`,
  );
  const scope = caller.supplierId
    ? eq(supplierBid.supplierId, caller.supplierId)
    : and(projectScope(caller), ne(supplierBid.status, bidStatus.draft));
  return sql`select ${sql.join(names, sql`, `)} from ${supplierBid}
    join ${purchaseInfo} on ${and(
      eq(purchaseInfo.tenantId, supplierBid.tenantId),
      eq(purchaseInfo.id, supplierBid.purchaseInfoId),
    )} where ${scope}`;
}
