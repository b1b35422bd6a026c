import { beforeAll, expect, test } from 'vitest';
import { loadSqlParser, MAX_SQL, readReportSql } from './readReportSql';

const TABLES = new Set(['orders', 'suppliers']);
const read = (sql: string) => readReportSql(sql, { mayRead: (name, schema) => !schema && TABLES.has(name) });
const fault = (sql: string) => {
  const outcome = read(sql);
  return outcome.ok ? undefined : outcome.reason;
};

beforeAll(loadSqlParser);

test.each([
  'select order_no, total_price from orders',
  "select o.order_no as 订单号, s.name from orders o left join suppliers s on s.id = o.supplier_id where o.status in ('1', '2')",
  `select to_char(order_date, 'YYYY-MM') as month, sum(total_price)::numeric(20, 2) as total, count(*) filter (where status = '5')
   from orders where order_date >= date_trunc('year', current_date) - interval '1 year'
   group by 1 having count(*) > 0 order by 1 limit 12;`,
  `with big as (select * from orders where total_price > 1000), named as (select * from big)
   select b.*, row_number() over (partition by supplier_id order by total_price desc nulls last) as place
   from named b where exists (select 1 from suppliers s where s.id = b.supplier_id)`,
  "select case when total_price between 1 and 2 then 'a' else coalesce(order_no, '') || 'b' end as x from orders",
  'select distinct supplier_name from orders union all select name from suppliers order by 1',
  "select extract(year from order_date) as y, substring(order_no from 1 for 4), position('a' in order_no), trim(order_no) from orders",
  'select percentile_cont(0.5) within group (order by total_price) as median from orders',
  "select /* ; drop */ 'it''s; drop' as \"Text\" -- ; delete\nfrom orders",
])('reads %s', (sql) => {
  expect(read(sql)).toMatchObject({ ok: true });
});

test.each<[string, string, string?]>([
  // Writes, other statements, several statements.
  ['delete from orders', 'not-select'],
  ['update orders set status = 1', 'not-select'],
  ['insert into orders select * from suppliers', 'not-select'],
  ['drop table sys_user', 'not-select'],
  ['select 1; drop table sys_user', 'several'],
  ['select 1 from orders; select 2', 'several'],
  ["copy orders to '/x'", 'not-select'],
  ["copy (select 1) to program 'id'", 'not-select'],
  ['set role postgres', 'not-select'],
  ['reset all', 'not-select'],
  ['begin; set local role postgres; select 1', 'several'],
  ['do $$ begin delete from sys_user; end $$', 'not-select'],
  ['explain analyze select 1', 'not-select'],
  ['prepare x as select 1', 'not-select'],
  ['call x()', 'not-select'],
  ['values (1), (2)', 'feature', 'valuesLists'],
  ['table sys_user', 'table', 'sys_user'],
  ['select * into copy from orders', 'feature', 'intoClause'],
  ['create table x as select 1', 'not-select'],
  ['select * from orders for update', 'feature', 'lockingClause'],
  ['with gone as (delete from orders returning *) select * from gone', 'feature', 'DeleteStmt'],
  [
    'with gone as (select 1), more as (update orders set status = 1 returning *) select * from more',
    'feature',
    'UpdateStmt',
  ],
  // Other tables: those of the database, of PostgreSQL, of other schemas.
  ['select * from sys_user', 'table', 'sys_user'],
  ['select password from "sys_user"', 'table', 'sys_user'],
  ['select * from SYS_USER', 'table', 'sys_user'],
  ['select * from U&"\\0073ys_user"', 'table', 'sys_user'],
  ['select * from public.orders', 'schema', 'orders'],
  ['select * from gezi.public.orders', 'schema', 'orders'],
  ['select * from pg_shadow', 'table', 'pg_shadow'],
  ['select * from pg_catalog.pg_authid', 'schema', 'pg_authid'],
  ['select * from information_schema.tables', 'schema', 'tables'],
  ['select * from orders, lateral (select * from pg_class) x', 'table', 'pg_class'],
  ['select (select passwd from pg_shadow limit 1) from orders', 'table', 'pg_shadow'],
  ['select 1 from orders union select 1 from pg_class', 'table', 'pg_class'],
  ['select 1 from orders where exists (select 1 from pg_class)', 'table', 'pg_class'],
  ['select * from only orders, given', 'table', 'given'],
  // A name of WITH is only known where it is in scope.
  [
    'select (with pg_shadow as (select 1 as a) select a from pg_shadow), (select usename from pg_shadow) from orders',
    'table',
    'pg_shadow',
  ],
  ['with a as (select * from b), b as (select 1) select * from a', 'table', 'b'],
  ['with pg_shadow as (select * from pg_shadow) select * from pg_shadow', 'table', 'pg_shadow'],
  ['select * from (with x as (select 1) select * from x) y, x', 'table', 'x'],
  // Functions that read files or settings, wait, run SQL, or fill the memory.
  ["select pg_read_file('/etc/passwd')", 'function', 'pg_read_file'],
  ["select pg_catalog.pg_read_file('/etc/passwd')", 'function', 'pg_catalog.pg_read_file'],
  ["select pg_ls_dir('.')", 'function', 'pg_ls_dir'],
  ["select lo_import('/etc/passwd')", 'function', 'lo_import'],
  ['select pg_sleep(60)', 'function', 'pg_sleep'],
  ['select PG_SLEEP(60)', 'function', 'pg_sleep'],
  ['select "pg_sleep"(60)', 'function', 'pg_sleep'],
  ["select set_config('role', 'postgres', true)", 'function', 'set_config'],
  ["select current_setting('data_directory')", 'function', 'current_setting'],
  ["select query_to_xml('select * from sys_user', true, true, '')", 'function', 'query_to_xml'],
  ["select dblink('host=x', 'select 1')", 'function', 'dblink'],
  ["select nextval('x')", 'function', 'nextval'],
  ['select pg_advisory_lock(1)', 'function', 'pg_advisory_lock'],
  ['select pg_terminate_backend(1)', 'function', 'pg_terminate_backend'],
  ["select public.lower('x')", 'function', 'public.lower'],
  ["select repeat('x', 1000000000)", 'function', 'repeat'],
  ["select lpad('x', 1000000000)", 'function', 'lpad'],
  ["select replace(name, '', name) from suppliers", 'function', 'replace'],
  ["select string_agg(name, '') from suppliers, orders", 'function', 'string_agg'],
  ['select array_agg(name) from suppliers', 'function', 'array_agg'],
  ['select json_agg(s) from suppliers s', 'function', 'json_agg'],
  ['select generate_series(1, 1000000000)', 'function', 'generate_series'],
  ['select * from generate_series(1, 1000000000)', 'feature', 'RangeFunction'],
  ['select * from orders tablesample system (1)', 'feature', 'RangeTableSample'],
  ['with recursive t as (select 1 union all select * from t) select * from t', 'feature', 'recursive'],
  ['select concat(variadic array[1])', 'feature'],
  ['select array[1, 2]', 'feature', 'A_ArrayExpr'],
  ['select array(select 1)', 'feature', 'array'],
  ['select row(1, 2)', 'feature', 'RowExpr'],
  ['select (orders).id from orders', 'feature', 'A_Indirection'],
  ['select name collate "C" from suppliers', 'feature', 'CollateClause'],
  ['select xmlelement(name x)', 'feature', 'XmlExpr'],
  ["select name ~ '(a+)+$' from suppliers", 'operator', '~'],
  ["select name similar to 'a' from suppliers", 'operator', '~'],
  ['select 9 ^ 9 ^ 9', 'operator', '^'],
  ['select 1 operator(pg_catalog.+) 1', 'operator', 'pg_catalog.+'],
  ["select '{}'::json -> 'a'", 'operator', '->'],
  ['select current_user', 'function', 'current_user'],
  ['select session_user', 'function', 'session_user'],
  ["select 'pg_authid'::regclass", 'type', 'regclass'],
  ["select cast('x' as char(1000000))", 'type', 'bpchar'],
  ["select 'a'::public.secret", 'type', 'secret'],
  ["select '{1}'::int[]", 'feature', 'arrayBounds'],
  ['select to_char(now(), name) from suppliers', 'format'],
  ['select 1e131000', 'number'],
  [`select ${'name || '.repeat(13)}name from suppliers`, 'too-many-joined'],
  [
    'select concat(name, name, name, name, name, name, name, name, name, name, name, name, name) from suppliers',
    'too-many-joined',
  ],
  [`select 1 from ${Array.from({ length: 21 }, (_, nth) => `orders o${nth}`).join(', ')}`, 'too-many-tables'],
  // Texts that end before the SQL does.
  ['select 1 \0; drop table x', 'syntax'],
  ['select 1 /* x', 'syntax'],
  ["select 'x", 'syntax'],
  ['select 1) union select (1', 'syntax'],
  ['select * from orders where id = $1', 'numbered-param'],
  ['', 'empty'],
  ['-- only a comment', 'empty'],
  [';', 'empty'],
])('refuses %s', (sql, code, name) => {
  expect(fault(sql)).toMatchObject({ code, ...(name && { name }) });
});

test.each([
  ['a chain of NOT', `select ${'not '.repeat(2400)}true`, 'too-complex'],
  ['nested queries', `select ${'(select '.repeat(900)}1${')'.repeat(900)}`, 'too-complex'],
  ['a long sum', `select 1${'+1'.repeat(1000)}`, 'too-complex'],
  ['a long text', `select '${'x'.repeat(1001)}'`, 'literal'],
  ['long SQL', `select ${' '.repeat(MAX_SQL)}1`, 'too-long'],
])('refuses %s', (_what, sql, code) => {
  expect(fault(sql)).toMatchObject({ code });
});

test('binds parameters and variables at their place, whatever they are in quotes', () => {
  const sql = "select '${a}' as x from orders where (${status} is null or status = ${status}) and x = #{sys_user_code}";
  expect(read(sql)).toEqual({
    ok: true,
    value: {
      text: 'select $1     as x from orders where ($2        is null or status = $3       ) and x = $4              ',
      placeholders: [
        { kind: 'param', name: 'a' },
        { kind: 'param', name: 'status' },
        { kind: 'param', name: 'status' },
        { kind: 'system', name: 'sys_user_code' },
      ],
      tables: ['orders'],
      untyped: [40],
    },
  });
});

test('keeps what looks like a parameter in comments and names', () => {
  const sql = 'select 1 as "${a}" -- ${b}\nfrom orders';
  expect(read(sql)).toMatchObject({ ok: true, value: { text: sql, placeholders: [] } });
});

test('refuses a parameter inside of a text', () => {
  expect(fault("select * from orders where order_no like '%${no}%'")).toMatchObject({ code: 'quoted-param', at: 41 });
});

test('names the place of a fault in characters', () => {
  expect(fault("select '供应商' as 名称, pg_sleep(1) from orders")).toEqual({
    code: 'function',
    name: 'pg_sleep',
    at: 20,
  });
  expect(fault("select '供应商' from from orders")).toMatchObject({ code: 'syntax', at: 18 });
  expect(fault('select 1\nfrom orders;\n\nselect 2')).toMatchObject({ code: 'several' });
});
