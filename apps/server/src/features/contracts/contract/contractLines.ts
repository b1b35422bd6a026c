import { contractLineFields, numberOrNull, type InputOf, type listContractLines, type ResultOf } from '@gezi/domain';
import { and, eq, getTableColumns, getTableName, sql, Subquery, type SQL } from 'drizzle-orm';
import { date, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { Services } from '../../../FeatureModule';
import type { RowScope } from '../../../identity/rights/dataRules';
import { contractDetail, contractInfo } from '../../../platform/db';
import { amount } from '../../../platform/db/schema/columns';
import type { Caller } from '../../../platform/http/Caller';
import { listQuery } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { selectList } from '../../../platform/query/selectList';
import { withDictTexts } from '../../../records/lists/withDictTexts';

/** Menu component of the list of lines. */
const LINE_PAGE = 'contract/DetailList';

/** Columns of a line with the header of its contract; the database has no table of this name. */
const contractLine = pgTable('contract_line', {
  id: varchar('id').notNull(),
  tenderDetailId: varchar('tender_detail_id'),
  materialId: varchar('material_id'),
  materialName: varchar('material_name').notNull(),
  materialCode: varchar('material_code'),
  materialTypeName: varchar('material_type_name'),
  unit: varchar('unit'),
  param: varchar('param'),
  materialDes: varchar('material_des'),
  models: varchar('models'),
  brand: varchar('brand'),
  price: amount('price'),
  count: amount('count'),
  totalPrice: amount('total_price'),
  orderedCount: amount('ordered_count').notNull(),
  receivedCount: amount('received_count').notNull(),
  remark: varchar('remark'),
  contractId: varchar('contract_id').notNull(),
  contractNo: varchar('contract_no').notNull(),
  contractName: varchar('contract_name').notNull(),
  contractType: varchar('contract_type').notNull(),
  supplierId: varchar('supplier_id').notNull(),
  supplierName: varchar('supplier_name').notNull(),
  startDate: date('start_date', { mode: 'string' }),
  endDate: date('end_date', { mode: 'string' }),
  status: varchar('status').notNull(),
});

const columns = getTableColumns(contractLine);

/** Lines of contracts with the headers. @param scope contracts that a caller sees */
export function contractLines(
  { db, dataRules, dictionaries }: Pick<Services, 'db' | 'dataRules' | 'dictionaries'>,
  scope: RowScope,
) {
  const rules = dataRules.page(LINE_PAGE, columns, undefined, contractLineFields);

  return async function list(
    caller: Caller,
    request: InputOf<typeof listContractLines>,
  ): Promise<ResultOf<typeof listContractLines>> {
    const query = listQuery({ columns: columns, scope: rules(caller) }, request);
    const from = new Subquery(linesSql(caller), columns, getTableName(contractLine));
    const isWhole = !query.isFiltered && !rules(caller);
    const page = await selectList(db, from, columns, query, isWhole ? () => countLines(caller) : undefined);
    const rows = page.rows.map((row) => ({
      ...row,
      price: numberOrNull(row.price),
      count: numberOrNull(row.count),
      totalPrice: numberOrNull(row.totalPrice),
      orderedCount: Number(row.orderedCount),
      receivedCount: Number(row.receivedCount),
    }));
    const withDicts = await withDictTexts(rows, DICTS, dictionaries);
    return pageOf(withDicts, page.total, page.list);
  };

  /** All lines that the caller sees, counted without reading them. */
  async function countLines(caller: Caller): Promise<number> {
    const [row] = await db.orm
      .select({ total: sql<number>`coalesce(sum(${contractInfo.lineCount}), 0)`.mapWith(Number) })
      .from(contractInfo)
      .where(scope(caller));
    return row!.total;
  }

  function linesSql(caller: Caller): SQL {
    const names = Object.values(columns).map(({ name }) =>
      HEADER.has(name) ? sql`${contractInfo}.${sql.identifier(name)}` : sql`${contractDetail}.${sql.identifier(name)}`,
    );
    return sql`select ${sql.join(names, sql`, `)} from ${contractDetail}
      join ${contractInfo} on ${and(
        eq(contractInfo.tenantId, contractDetail.tenantId),
        eq(contractInfo.id, contractDetail.contractId),
      )} where ${scope(caller)}`;
  }
}

const DICTS = { status: 'contract_status', contractType: 'contract_type' } as const;

/** Columns of the header. */
const HEADER = new Set(
  [
    contractInfo.contractNo,
    contractInfo.contractName,
    contractInfo.contractType,
    contractInfo.supplierId,
    contractInfo.supplierName,
    contractInfo.startDate,
    contractInfo.endDate,
    contractInfo.status,
  ].map(({ name }) => name),
);
