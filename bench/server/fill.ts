// Creates the demo data and many more plans: tsx fill.ts <plans>, in the database of DATABASE_URL or DATA_DIR.
// Every tenth plan has ten lines. The plans are spread over three years, all states and the demo's departments.
import { databaseLocation, migrate, openDb } from '../../apps/server/src/platform/db';
import { secretBox } from '../../apps/server/src/platform/security/secretBox';
import { seedDemo } from '../../apps/server/src/seed';

const PLANS = Number(process.argv[2]);
/** Rows per statement. */
const BATCH = 20_000;

const { DATABASE_URL, DATA_DIR = '' } = process.env;
const db = await openDb(databaseLocation({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }));
await migrate(db);
await seedDemo(db, {
  secrets: secretBox('a secret of benchmarks only, long enough'),
  today: new Date('2026-03-16T10:00:00+08:00'),
});
for (let from = 1; from <= PLANS; from += BATCH) {
  await db.transaction(() => addPlans(from, Math.min(PLANS, from + BATCH - 1)), { patient: true });
}
await db.maintain();
// A server vacuums by itself, some time later.
if (DATABASE_URL)
  for (const table of ['purchase_plan', 'purchase_plan_detail']) await db.pool.query(`vacuum analyze ${table}`);
await db.close();

async function addPlans(from: number, to: number): Promise<void> {
  await db.pool.query(
    `with models as (
      select *, row_number() over (order by plan_no) - 1 as place, count(*) over () as total
      from purchase_plan where tenant_id = 1 and plan_no like 'JH%'
    )
    insert into purchase_plan (id, plan_no, plan_name, depart_name, depart_id, apply_user_id, apply_time, demand_org_name,
      org_consignee, org_consignee_tel, purchase_user_id, purchase_user_name, status, create_by, create_time, update_by,
      update_time, sys_org_code, tenant_id)
    select 'bench' || n, 'BP' || lpad(n::text, 8, '0'), plan_name, depart_name, depart_id, apply_user_id, at,
      demand_org_name, org_consignee, org_consignee_tel, purchase_user_id, purchase_user_name, status, create_by, at,
      update_by, at, sys_org_code, tenant_id
    from generate_series($1::int, $2::int) as n
    join models on models.place = n % models.total
    cross join lateral (select timestamp '2023-03-01 08:00:00' + make_interval(mins => n * 7) as at) as times`,
    [from, to],
  );
  await db.pool.query(
    `with models as (
      select *, row_number() over (order by plan_detail_no) - 1 as place, count(*) over () as total
      from purchase_plan_detail where tenant_id = 1 and plan_detail_no like 'JH%'
    )
    insert into purchase_plan_detail (id, plan_id, plan_detail_no, order_num, material_id, material_name, material_code,
      material_type_name, material_des, unit, counts, estimated_price, demand_time, models, tenant_id)
    select 'bench' || n || '-' || line, 'bench' || n, 'BP' || lpad(n::text, 8, '0') || '-' || lpad(line::text, 3, '0'),
      line, material_id, material_name, material_code, material_type_name, material_des, unit, counts, estimated_price,
      demand_time, models, tenant_id
    from generate_series($1::int, $2::int) as n
    cross join generate_series(1, 10) as line
    join models on models.place = (n * 10 + line) % models.total
    where n % 10 = 0`,
    [from, to],
  );
}
