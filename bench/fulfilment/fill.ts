// Creates the demo data, 200,000 contracts, 200,000 orders of five lines each, and 20,000 evaluations of three years:
// tsx fill.ts, in the database of DATABASE_URL or DATA_DIR.
import { databaseLocation, migrate, openDb } from '../../apps/server/src/platform/db';
import { secretBox } from '../../apps/server/src/platform/security/secretBox';
import { seedDemo } from '../../apps/server/src/seed';

const DOCUMENTS = 200_000;
const EVALUATIONS = 20_000;
const LINES = 5;
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
for (let from = 1; from <= DOCUMENTS; from += BATCH) {
  const range = [from, Math.min(DOCUMENTS, from + BATCH - 1)];
  await db.transaction(() => addContracts(range), { patient: true });
  await db.transaction(() => addOrders(range), { patient: true });
}
await db.transaction(addEvaluations, { patient: true });
await db.maintain();
await db.close();

/** Nine of ten contracts are in force or over; each has one line. */
async function addContracts(range: readonly number[]): Promise<void> {
  await db.pool.query(
    `insert into contract_info (id, contract_no, contract_name, contract_type, depart_id, contract_price, buy_type,
      supplier_id, supplier_name, start_date, end_date, status, sign_time, ordered_price, create_by, create_time,
      update_time, tenant_id)
    select 'benchc' || n, 'BHT' || lpad(n::text, 8, '0'), '设备采购合同 ' || n, (1 + n % 2)::text, 'depart' || n % 30,
      1000 + n % 90000, (1 + n % 5)::text, sellers.id, sellers.name, at::date, at::date + 365,
      (array['4', '4', '4', '4', '6', '6', '7', '8', '4', '0'])[1 + n % 10], at, 1000, 'purchaser', at, at, 1
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
    `insert into purchase_order (id, order_no, contract_id, contract_no, contract_name, depart_id, supplier_id,
      supplier_name, order_date, demand_time, total_price, status, submit_time, create_by, create_time, update_time,
      tenant_id)
    select 'bencho' || n, 'BDD' || lpad(n::text, 8, '0'), 'benchc' || n, 'BHT' || lpad(n::text, 8, '0'),
      '设备采购合同 ' || n, 'depart' || n % 30, sellers.id, sellers.name, at::date, at::date + 30, 500 + n % 1000,
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
