// Creates the demo data, 20,000 plans with a project each, 200,000 contracts, 200,000 orders of five lines and a receipt
// each, 20,000 evaluations of three years, and a framework agreement of 200 lines: tsx fill.ts, in the database of
// DATABASE_URL or DATA_DIR.
import { databaseLocation, migrate, openDb } from '../../apps/server/src/platform/db';
import { secretBox } from '../../apps/server/src/platform/security/secretBox';
import { seedDemo } from '../../apps/server/src/seed';

const DOCUMENTS = 200_000;
const EVALUATIONS = 20_000;
const PROJECTS = 20_000;
/** Lines of the framework agreement. */
const LONG = 200;
const LINES = 5;
const FILLED = [
  'purchase_plan',
  'purchase_info',
  'contract_info',
  'contract_detail',
  'purchase_order',
  'order_detail',
].concat(['order_receipt', 'receipt_detail', 'supplier_evaluation', 'figure_sum']);
/** Documents per statement. */
const BATCH = 20_000;

/** Suppliers of the tenant by place, and the time of the document number `n`. */
const CONTEXT = `
  join (select id, name, row_number() over (order by id) - 1 as place, count(*) over () as total
    from supplier_info where tenant_id = 1) as sellers on sellers.place = n % sellers.total
  cross join lateral (select localtimestamp - make_interval(mins => n * 7) as at) as times`;

const { DATABASE_URL, DATA_DIR = '' } = process.env;
const db = await openDb(databaseLocation({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }));
await migrate(db);
await seedDemo(db, { secrets: secretBox('a secret of benchmarks only, long enough'), today: new Date() });
await db.transaction(addProjects, { patient: true });
for (let from = 1; from <= DOCUMENTS; from += BATCH) {
  const range = [from, Math.min(DOCUMENTS, from + BATCH - 1)];
  await db.transaction(() => addContracts(range), { patient: true });
  await db.transaction(() => addOrders(range), { patient: true });
  await db.transaction(() => addReceipts(range), { patient: true });
}
await db.transaction(addEvaluations, { patient: true });
await db.transaction(addFramework, { patient: true });
await db.maintain();
// A server vacuums by itself, some time later.
if (DATABASE_URL) for (const table of FILLED) await db.pool.query(`vacuum analyze ${table}`);
await db.close();

/** Nine of ten contracts are in force or over; each has one line. */
async function addContracts(range: readonly number[]): Promise<void> {
  await db.pool.query(
    `insert into contract_info (id, contract_no, contract_name, contract_type, depart_id, contract_price, buy_type,
      purchase_info_id, supplier_id, supplier_name, start_date, end_date, status, sign_time, ordered_price, create_by,
      create_time, update_time, line_count, tenant_id)
    select 'benchc' || n, 'BHT' || lpad(n::text, 8, '0'), '设备采购合同 ' || n, (1 + n % 2)::text, 'depart' || n % 30,
      1000 + n % 90000, (1 + n % 5)::text, 'benchp' || 1 + n % ${PROJECTS}, sellers.id, sellers.name, at::date, at::date + 365,
      (array['4', '4', '4', '4', '6', '6', '7', '8', '4', '0'])[1 + n % 10], at, 1000, 'purchaser', at, at, 1, 1
    from generate_series($1::int, $2::int) as n ${CONTEXT}`,
    [...range],
  );
  await db.pool.query(
    `insert into contract_detail (id, contract_id, order_num, material_name, material_code, material_type_name, unit,
      price, count, total_price, ordered_count, create_time, tenant_id)
    select 'benchcl' || n, 'benchc' || n, 1, '离心泵', 'M' || n % 500, '物料分类' || n % 40, '台', 100, 10, 1000, 5,
      localtimestamp, 1
    from generate_series($1::int, $2::int) as n`,
    [...range],
  );
}

/** One order per contract; one of twenty is closed and gave a piece per line back. */
async function addOrders(range: readonly number[]): Promise<void> {
  await db.pool.query(
    `insert into purchase_order (id, order_no, contract_id, contract_no, contract_name, purchase_info_id, depart_id,
      supplier_id, supplier_name, order_date, demand_time, total_price, status, submit_time, create_by, create_time, update_time,
      tenant_id)
    select 'bencho' || n, 'BDD' || lpad(n::text, 8, '0'), 'benchc' || n, 'BHT' || lpad(n::text, 8, '0'),
      '设备采购合同 ' || n, 'benchp' || 1 + n % ${PROJECTS}, 'depart' || n % 30, sellers.id, sellers.name, at::date,
      at::date + 30, 500 + n % 1000,
      case when n % 20 = 0 then '8' when n < 3000 then (array['2', '4', '6', '1', '0'])[1 + n % 5] else '7' end,
      at, 'purchaser', at, at, 1
    from generate_series($1::int, $2::int) as n ${CONTEXT}`,
    [...range],
  );
  await db.pool.query(
    `insert into order_detail (id, order_id, order_num, contract_detail_id, material_code, material_name,
      material_type_name, unit, count, price, total_price, released_count, create_time, tenant_id)
    select 'benchol' || n || '-' || line, 'bencho' || n, line, 'benchcl' || n, 'M' || n % 500, '离心泵',
      '物料分类' || (n + line) % 40, '台', 2, 50 + line, 2 * (50 + line), case when n % 20 = 0 then 1 else 0 end,
      localtimestamp, 1
    from generate_series($1::int, $2::int) as n, generate_series(1, ${LINES}) as line`,
    [...range],
  );
}

/** Delivered quantities of each confirmed order. */
async function addReceipts(range: readonly number[]): Promise<void> {
  await db.pool.query(
    `insert into order_receipt (id, receipt_no, order_id, order_no, contract_id, contract_no, depart_id, supplier_id,
      supplier_name, deliver_time, receive_time, status, create_time, update_time, tenant_id)
    select 'benchr' || n, 'BSH' || lpad(n::text, 8, '0'), 'bencho' || n, 'BDD' || lpad(n::text, 8, '0'), 'benchc' || n,
      'BHT' || lpad(n::text, 8, '0'), 'depart' || n % 30, sellers.id, sellers.name, at, at, '1', at, at, 1
    from generate_series($1::int, $2::int) as n ${CONTEXT}`,
    [...range],
  );
  await db.pool.query(
    `insert into receipt_detail (id, receipt_id, order_num, order_detail_id, material_name, unit, deliver_count,
      accept_count, reject_count, create_time, tenant_id)
    select 'benchrl' || n, 'benchr' || n, 1, 'benchol' || n || '-1', '离心泵', '台', 2, 2, 0, localtimestamp, 1
    from generate_series($1::int, $2::int) as n`,
    [...range],
  );
}

/** Plans of one line, whose projects are awarded. */
async function addProjects(): Promise<void> {
  const from = `from generate_series(1, ${PROJECTS}) as n ${CONTEXT}`;
  for (const statement of [
    `insert into purchase_plan (id, plan_no, plan_name, depart_name, depart_id, apply_time, status, create_time, tenant_id)
      select 'benchj' || n, 'BJH' || n, '设备需求 ' || n, '设备部', 'depart' || n % 30, at - interval '40 days', '5', at, 1
      ${from}`,
    `insert into purchase_plan_detail (id, plan_id, order_num, material_name, counts, create_time, tenant_id)
      select 'benchjl' || n, 'benchj' || n, 1, '离心泵', 10, at, 1 ${from}`,
    `insert into purchase_info (id, pro_no, pro_name, depart_name, depart_id, buy_type, contract_type, status, apply_time,
      award_time, budget_total_price, create_time, tenant_id)
      select 'benchp' || n, 'BCG' || n, '设备采购 ' || n, '设备部', 'depart' || n % 30, (1 + n % 5)::text, '1', '9',
        at - interval '30 days', at - interval '10 days', 1000 + n % 500, at, 1 ${from}`,
    `insert into tender_detail (id, purchase_info_id, order_num, plan_detail_id, material_name, actual_counts,
      create_time, tenant_id)
      select 'benchpl' || n, 'benchp' || n, 1, 'benchjl' || n, '离心泵', 10, at, 1 ${from}`,
    `insert into supplier_bid (id, purchase_info_id, supplier_id, supplier_name, status, is_winner, actual_price,
      create_time, tenant_id)
      select 'benchb' || n, 'benchp' || n, sellers.id, sellers.name, '6', '1', 950 + n % 450, at, 1 ${from}`,
  ]) {
    await db.pool.query(statement);
  }
}

/** An agreement in force whose lines have no limits, of a supplier that may get orders. */
async function addFramework(): Promise<void> {
  await db.pool.query(
    `insert into contract_info (id, contract_no, contract_name, contract_type, contract_price, supplier_id,
      supplier_name, start_date, end_date, status, sign_time, create_by, create_time, update_time,
      line_count, tenant_id)
    select 'benchframe', 'BHTFRAME', '备件框架协议', '2', 0, id, name, current_date, current_date + 365, '4',
      localtimestamp, 'purchaser', localtimestamp, localtimestamp, ${LONG}, 1
    from supplier_info where tenant_id = 1 and status = '1' and audit_status = '1' order by id limit 1`,
  );
  await db.pool.query(
    `insert into contract_detail (id, contract_id, order_num, material_name, material_code, material_type_name, unit,
      price, create_time, tenant_id)
    select 'benchfl' || n, 'benchframe', n, '备件 ' || n, 'B' || n, '物料分类' || n % 40, '件', 10 + n, localtimestamp, 1
    from generate_series(1, ${LONG}) as n`,
  );
}

async function addEvaluations(): Promise<void> {
  await db.pool.query(
    `insert into supplier_evaluation (id, supplier_id, supplier_name, contract_id, order_id, period, item_list,
      total_score, level, eval_user, eval_time, status, create_by, create_time, update_time, tenant_id)
    select 'benche' || n, sellers.id, sellers.name, 'benchc' || n, 'bencho' || n, to_char(at, 'YYYY-MM'),
      '[{"itemName": "产品质量", "markValue": 100, "score": 90}]'::jsonb, 60 + n % 40, 'B', 'purchaser', at, '1',
      'purchaser', at, at, 1
    from generate_series(1, ${EVALUATIONS}) as n ${CONTEXT}`,
  );
}
