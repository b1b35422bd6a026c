// The least that answers the calls of the benchmark: Fastify and the driver of the real server, its database, one
// prepared statement a request; no sessions, rights, tenants, versions or history. Sends its port to its parent.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/lib.mjs';

const { default: fastify } = await import(ofServer('fastify'));
const { default: pg } = await import(ofServer('pg'));

const SELECT = {
  read: `select p.*, (
      select json_agg(d order by d.order_num) from purchase_plan_detail d where d.tenant_id = 1 and d.plan_id = p.id
    ) as lines from purchase_plan p where p.tenant_id = 1 and p.id = $1`,
  byState: pageOf('status = $1'),
  byNumber: pageOf('plan_no = $1'),
  save: `with plan as (
      update purchase_plan set update_time = greatest(localtimestamp(0), update_time + interval '1 second')
      where tenant_id = 1 and id = $1 and update_time = $2 returning id, update_time
    ), lines as (
      update purchase_plan_detail d set actual_counts = line.counts, counts_change_reason = line.reason
      from jsonb_to_recordset($3) as line (id text, counts numeric, reason text), plan
      where d.tenant_id = 1 and d.plan_id = plan.id and d.id = line.id
    ) select id, update_time::text as "updateTime" from plan`,
};

const pool = new pg.Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 20 });
const answer = async (name, values, resultOf) => {
  const { rows } = await pool.query({ name, text: SELECT[name], values });
  return { success: rows.length > 0, message: '', code: 200, result: resultOf(rows), timestamp: Date.now() };
};

const app = fastify({ bodyLimit: 16 * 1024 * 1024 });
app.get('/api/purchase/purchasePlan/queryPurchasePlanByPlanId', ({ query }) =>
  answer('read', [query.id], ([plan]) => plan),
);
app.get('/api/purchase/purchasePlan/list', ({ query: { status, planNo } }) =>
  status === undefined ? answer('byNumber', [planNo], page) : answer('byState', [status], page),
);
app.put('/api/purchase/purchasePlan/edit', ({ body: { id, updateTime, purchasePlanDetailList } }) => {
  const lines = purchasePlanDetailList.map((line) => ({
    id: line.id,
    counts: line.actualCounts,
    reason: line.countsChangeReason,
  }));
  return answer('save', [id, updateTime, JSON.stringify(lines)], ([saved]) => saved);
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send({ port: app.server.address().port });
process.once('disconnect', () => process.exit());

/** The newest ten plans and their number. */
function pageOf(condition) {
  const where = `tenant_id = 1 and ${condition}`;
  return `select p.*, (select count(*)::int from purchase_plan where ${where}) as total from purchase_plan p
    where ${where} order by create_time desc nulls first, id desc nulls first limit 10`;
}

function page(rows) {
  return { records: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0, size: 10, current: 1 };
}

function ofServer(name) {
  return createRequire(join(root, 'apps/server/package.json')).resolve(name);
}
