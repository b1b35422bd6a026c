import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/startTestServer';

/** Small tables that every part of a distributed database would have: their rows serve all tenants, or name them. */
const REFERENCE = new Set([
  'customer_info',
  'onl_cgreport_item',
  'onl_cgreport_param',
  'sys_depart_permission',
  'sys_depart_role',
  'sys_depart_role_permission',
  'sys_depart_role_user',
  'sys_dict',
  'sys_dict_item',
  'sys_permission',
  'sys_permission_data_rule',
  'sys_role',
  'sys_role_index',
  'sys_role_permission',
  'sys_tenant',
  'sys_tenant_pack',
  'sys_tenant_pack_permission',
  'sys_user',
  'sys_user_depart',
]);

/** Tables of accounts, sessions and running servers, which belong to no tenant and are read by their keys alone. */
const OF_SERVERS = new Set([
  'sys_captcha',
  'sys_fill_number',
  'sys_form_template',
  'sys_history_archive',
  'sys_import_slice',
  'sys_invalidation',
  'sys_large_part',
  'sys_large_upload',
  'sys_login_attempt',
  'sys_migration',
  'sys_node',
  'sys_one_time',
  'sys_rate_limit',
  'sys_saved_query',
  'sys_seed',
  'sys_session',
  'sys_sms_code',
  'sys_third_account',
]);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the keys of every other table include its tenant', async () => {
  const { rows } = await server.db.orm.execute<{ table: string; key: string; columns: string[] }>(sql`
    select tables.relname as "table", keys.relname as key, array(
      select attname::text from pg_attribute where attrelid = keys.oid
    ) as columns
    from pg_class tables
    left join pg_index on indrelid = tables.oid and indisunique
    left join pg_class keys on keys.oid = indexrelid
    where tables.relkind in ('r', 'p') and tables.relnamespace = 'public'::regnamespace`);
  const others = rows.filter(({ table }) => !REFERENCE.has(table) && !OF_SERVERS.has(table));
  expect(others.filter(({ key, columns }) => key && !columns.includes('tenant_id'))).toEqual([]);
  expect(new Set(others.map(({ table }) => table)).size).toBeGreaterThan(80);

  const names = new Set(rows.map(({ table }) => table));
  expect([...REFERENCE, ...OF_SERVERS].filter((table) => !names.has(table))).toEqual([]);
});

test('every other table has a tenant, and no table has a foreign key', async () => {
  const { rows: withoutTenant } = await server.db.orm.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id' and attnotnull
    )`);
  const names = withoutTenant.map(({ name }) => name);
  expect(names.filter((name) => !REFERENCE.has(name) && !OF_SERVERS.has(name))).toEqual([]);
  const { rows: foreign } = await server.db.orm.execute(sql`select conname from pg_constraint where contype = 'f'`);
  expect(foreign).toEqual([]);
});
