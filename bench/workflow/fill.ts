// Creates the demo data and 100,000 processes of two approvals, with 200,000 tasks and 1,000,000 history rows: tsx fill.ts,
// in the database of DATABASE_URL or DATA_DIR. Every fifth process waits for its first approval.
import { flowPlanOf, startFlow, writeBpmn, type ProcessDefinition } from '@gezi/domain';
import { databaseLocation, flowDefinition, migrate, newId, openDb } from '../../apps/server/src/platform/db';
import { secretBox } from '../../apps/server/src/platform/security/secretBox';
import { seedDemo } from '../../apps/server/src/seed';

const PROCESSES = 100_000;
const EVENTS = 10;
const FILLED = ['flow_instance', 'flow_task', 'flow_candidate', 'flow_history'];
/** Processes per statement. */
const BATCH = 20_000;

/** The definition, and people and time of the process number `n`. */
const PROCESS = `generate_series($1::int, $2::int) as n
  cross join (select * from flow_definition where tenant_id = 1 and key = 'bench') as d
  cross join lateral (select localtimestamp - make_interval(mins => (${PROCESSES} - n) * 5) as at,
    case when n % 10 = 0 then 'declarer' else 'bench_user' || n % 200 end as initiator,
    case when n % 2 = 0 then 'approver' else 'bench_approver' || n % 20 end as approver) as people`;

const approval = (id: string, name: string, people: { assignee?: string; candidateGroups?: string[] }) => ({
  id,
  name,
  type: 'userTask' as const,
  people: { dataType: 'fixed' as const, candidateUsers: [], candidateGroups: [], ...people },
});
const flow = (from: string, to: string) => ({ id: `${from}-${to}`, name: '', from, to });
const definition: ProcessDefinition = {
  key: 'bench',
  name: '付款审批',
  nodes: [
    { id: 'start', name: '开始', type: 'start' },
    approval('head', '部门审批', { assignee: 'approver' }),
    approval('boss', '经理审批', { assignee: 'manager' }),
    { id: 'end', name: '结束', type: 'end' },
  ],
  flows: [flow('start', 'head'), flow('head', 'boss'), flow('boss', 'end')],
};

const { DATABASE_URL, DATA_DIR = '' } = process.env;
const db = await openDb(databaseLocation({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }));
await migrate(db);
await seedDemo(db, { secrets: secretBox('a secret of benchmarks only, long enough'), today: new Date() });
const definitionId = newId();
await db.orm.insert(flowDefinition).values({
  id: definitionId,
  key: definition.key,
  version: 1,
  name: definition.name,
  deploymentId: newId(),
  xml: await writeBpmn(definition),
  model: definition,
  createBy: 'admin',
  tenantId: 1,
});
for (let from = 1; from <= PROCESSES; from += BATCH) {
  const range = [from, Math.min(PROCESSES, from + BATCH - 1)];
  await db.transaction(() => addProcesses(range), { patient: true });
}
await db.maintain();
// A server vacuums by itself, some time later.
if (DATABASE_URL) for (const table of FILLED) await db.pool.query(`vacuum analyze ${table}`);
await db.close();

/** Processes of 200 initiators and 20 approvers, every tenth by the demo accounts. */
async function addProcesses(range: readonly number[]): Promise<void> {
  const started = startFlow(
    flowPlanOf(definition),
    { initiator: 'declarer', variables: { amount: 12_000 } },
    { now: 0, newId: () => 'benchtoken', membersOf: () => [], agentOf: () => undefined },
  );
  if (!started.ok) throw new Error(started.reason.code);
  const { variables, tokens, timers } = started.value.state;
  const state = [variables, tokens, timers].map((part) => JSON.stringify(part));
  await db.pool.query(
    `insert into flow_instance (id, definition_id, definition_key, definition_name, definition_version, deployment_id,
      title, status, initiator, variables, tokens, timers, end_time, create_by, create_time, update_time, tenant_id)
    select 'benchf' || lpad(n::text, 8, '0'), d.id, d.key, d.name, 1, d.deployment_id, '付款申请 ' || n,
      case when n % 5 = 0 then 'running' else 'finished' end, initiator, $3::jsonb,
      case when n % 5 = 0 then $4::jsonb else '[]'::jsonb end, $5::jsonb,
      case when n % 5 = 0 then null else at + interval '1 day' end, initiator, at, at, 1
    from ${PROCESS}`,
    [...range, ...state],
  );
  await db.pool.query(
    `insert into flow_task (id, instance_id, definition_id, token_id, node_id, name, assignee, candidate_users, candidate_groups, state,
      outcome, create_time, end_time, tenant_id)
    select 'bencht' || lpad(n::text, 8, '0') || step, 'benchf' || lpad(n::text, 8, '0'), d.id, 'benchtoken',
      (array['head', 'boss'])[step], (array['部门审批', '经理审批'])[step],
      case when step = 2 then 'manager' else approver end, '[]'::jsonb, '[]'::jsonb,
      case when n % 5 = 0 then 'open' else 'completed' end, case when n % 5 = 0 then null else '1' end,
      at, case when n % 5 = 0 then null else at + interval '1 day' end, 1
    from ${PROCESS} cross join generate_series(1, 2) as step
    where step = 1 or n % 5 <> 0`,
    [...range],
  );
  await db.pool.query(
    `insert into flow_history (id, instance_id, type, node_id, task_id, username, time, tenant_id)
    select 'benchh' || lpad(n::text, 8, '0') || lpad(step::text, 2, '0'), 'benchf' || lpad(n::text, 8, '0'),
      (array['start', 'leave', 'enter', 'create', 'complete', 'leave', 'enter', 'create', 'complete', 'finish'])[step],
      (array['start', 'start', 'head', 'head', 'head', 'head', 'boss', 'boss', 'boss', 'end'])[step],
      case when step between 4 and 5 then 'bencht' || lpad(n::text, 8, '0') || 1
        when step between 8 and 9 then 'bencht' || lpad(n::text, 8, '0') || 2 end,
      case step when 1 then initiator when 5 then approver when 9 then 'manager' end, at, 1
    from ${PROCESS} cross join generate_series(1, ${EVENTS}) as step`,
    [...range],
  );
}
