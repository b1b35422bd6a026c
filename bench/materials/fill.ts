// Creates the demo data, 20,000 materials and 200,000 prices of three years: tsx fill.ts, in the database of
// DATABASE_URL or DATA_DIR.
import { databaseLocation, migrate, openDb } from '../../apps/server/src/platform/db';
import { secretBox } from '../../apps/server/src/platform/security/secretBox';
import { seedDemo } from '../../apps/server/src/seed';

const MATERIALS = 20_000;
const PRICES = 200_000;
/** Rows per statement. */
const BATCH = 20_000;

const { DATABASE_URL, DATA_DIR = '' } = process.env;
const db = await openDb(databaseLocation({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }));
await migrate(db);
await seedDemo(db, {
  secrets: secretBox('a secret of benchmarks only, long enough'),
  today: new Date('2026-03-16T10:00:00+08:00'),
});
await db.pool.query(
  `with models as (
    select *, row_number() over (order by code) - 1 as place, count(*) over () as total
    from material_info where tenant_id = 1
  )
  insert into material_info (id, code, name, type_id, type_name, material_des, unit, models, brand, specs,
    reference_price, status, create_by, create_time, tenant_id)
  select 'bench' || n, 'B' || lpad(n::text, 6, '0'), name, type_id, type_name, material_des, unit, models || '-' || n,
    brand, 'R' || n % 97, reference_price, case when n % 20 = 0 then '0' else '1' end, create_by, create_time, tenant_id
  from generate_series(1, $1::int) as n
  join models on models.place = n % models.total`,
  [MATERIALS],
);
for (let from = 1; from <= PRICES; from += BATCH) {
  await db.transaction(() => addPrices(from, Math.min(PRICES, from + BATCH - 1)), { patient: true });
}
await db.maintain();
await db.close();

/** Every material has ten prices from up to four suppliers. */
async function addPrices(from: number, to: number): Promise<void> {
  await db.pool.query(
    `with suppliers as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as total
      from supplier_info where tenant_id = 1
    )
    insert into material_price (id, material_id, supplier_id, price, count, unit, source, bus_no, price_time, create_by,
      create_time, tenant_id)
    select 'benchp' || n, 'bench' || 1 + n % ${MATERIALS}, suppliers.id, 100 + n % 50, 1 + n % 9, '台',
      (1 + n % 4)::text, 'BP' || n, at, 'purchaser', at, 1
    from generate_series($1::int, $2::int) as n
    join suppliers on suppliers.place = (n % ${MATERIALS} + n / ${MATERIALS} % 4) % suppliers.total
    cross join lateral (select timestamp '2023-03-01 08:00:00' + make_interval(mins => n * 7) as at) as times`,
    [from, to],
  );
}
