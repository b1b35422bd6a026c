import { contractStatus } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  contractInfo,
  documentStep,
  flowInstance,
  flowTask,
  openDb,
  sysDepart,
  sysUser,
  type Database,
} from '../src/platform/db';
import { makeContract } from './support/orderRecords';
import { startTestServer, type Answer, type TestCaller, type TestServer } from './support/startTestServer';
import { createServerDatabase, dropServerDatabase } from './testDatabase';

const address = process.env.TEST_DATABASE_URL;
const CONTRACTS = '/contract/contractInfo';
const TASKS = '/flowable/task';
const { draft, inApproval, rejected, toConfirm } = contractStatus;
const ROUNDS = 6;

/** Contract and process after each decision. */
const END = {
  submitted: [inApproval, 'running'],
  approved: [toConfirm, 'finished'],
  rejected: [rejected, 'rejected'],
  recalled: [draft, 'recalled'],
  stopped: [rejected, 'stopped'],
} as const;
type Ending = keyof typeof END;

/** Two servers on one PostgreSQL: what several people do at once to one contract and its process. */
describe.skipIf(!address)('decisions at two servers', () => {
  let databaseUrl: string;
  const databases: Database[] = [];
  const servers: TestServer[] = [];
  /** The same user at both servers. */
  let approvers: TestCaller[];
  let purchasers: TestCaller[];
  let admins: TestCaller[];
  let contract: { supplierId: string; members: Partial<typeof contractInfo.$inferInsert> };
  const warnings: string[] = [];
  let nth = 0;
  beforeAll(async () => {
    databaseUrl = await createServerDatabase(address!, new URL(inject('demoDatabase')).pathname.slice(1));
    for (let node = 0; node < 2; node += 1) {
      const db = await openDb({ databaseUrl });
      databases.push(db);
      servers.push(await startTestServer({ db, onLog: (line) => warnings.push(line) }));
    }
    const atBoth = (username: string) => Promise.all(servers.map((server) => server.as(username, { tenant: 1 })));
    approvers = await atBoth('approver');
    purchasers = await atBoth('purchaser');
    admins = await atBoth('admin');
    const { orm } = databases[0]!;
    const [supplier] = await orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
    const [purchaser] = await orm.select().from(sysUser).where(eq(sysUser.username, 'purchaser'));
    const [depart] = await orm
      .select()
      .from(sysDepart)
      .where(and(eq(sysDepart.tenantId, 1), eq(sysDepart.orgCode, purchaser!.orgCode!)));
    contract = {
      supplierId: supplier!.supplierId!,
      members: {
        status: draft,
        departId: depart!.id,
        departName: depart!.departName,
        executorUserId: purchaser!.id,
        contactsName: '王工',
        contactsPhone: '13800000001',
        contractUrl: JSON.stringify([{ name: 'x.pdf', url: 'contract/x.pdf' }]),
      },
    };
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    for (const db of databases) await db.close();
    await dropServerDatabase(address!, databaseUrl);
  });

  /** A complete draft of the purchaser. */
  async function drafted(contractPrice: string): Promise<string> {
    nth += 1;
    const id = `approval-race-${nth}`;
    await makeContract(servers[0]!, {
      id,
      supplierId: contract.supplierId,
      members: { ...contract.members, contractPrice },
    });
    return id;
  }
  const processesOf = (id: string) =>
    databases[0]!.orm.select().from(flowInstance).where(eq(flowInstance.businessKey, id));

  /** A submitted contract whose first task the approver has claimed. */
  async function submitted(contractPrice: string) {
    const id = await drafted(contractPrice);
    const sent = await purchasers[0]!.post(`${CONTRACTS}/submit`, { id });
    expect(sent.body).toMatchObject({ success: true });
    const [process] = await processesOf(id);
    const [task] = await databases[0]!.orm.select().from(flowTask).where(eq(flowTask.instanceId, process!.id));
    const taskId = task!.id;
    expect((await approvers[0]!.post(`${TASKS}/claim`, { taskId })).body).toMatchObject({ success: true });
    return { id, instanceId: process!.id, taskId };
  }

  /** One call succeeds, the others are refused, and contract, process and timeline have its ending. */
  async function expectOneWinner(id: string, calls: readonly (readonly [Ending, Promise<Answer>])[]): Promise<void> {
    const answers = await Promise.all(calls.map(async ([ending, call]) => ({ ending, ...(await call) })));
    const winners = answers.filter(({ body }) => body.success);
    expect(winners.map(({ ending }) => ending)).toHaveLength(1);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const { ending } = winners[0]!;
    const { orm } = databases[1]!;
    const [stored] = await orm.select().from(contractInfo).where(eq(contractInfo.id, id));
    const processes = await processesOf(id);
    expect([stored!.status, ...processes.map(({ status }) => status)]).toEqual(END[ending]);
    const open = await orm
      .select()
      .from(flowTask)
      .where(and(eq(flowTask.instanceId, processes[0]!.id), eq(flowTask.state, 'open')));
    expect(open).toHaveLength(stored!.status === inApproval ? 1 : 0);
    const steps = await orm
      .select({ from: documentStep.fromStatus, to: documentStep.toStatus })
      .from(documentStep)
      .where(eq(documentStep.documentId, id))
      .orderBy(documentStep.seq);
    expect(steps.at(-1)!.to).toBe(stored!.status);
    // The submission, and the decision if it ended the approval.
    expect(steps.filter(({ from, to }) => from !== to)).toHaveLength(stored!.status === inApproval ? 1 : 2);
  }

  test.each([
    ['ends the approval', '40000', 'approved'],
    ['passes the contract on', '60000', 'submitted'],
  ] as const)('of five decisions from both faces one is taken, whose approval %s', async (_name, price, approval) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, taskId } = await submitted(price);
      const [here, there] = [round % 2, (round + 1) % 2];
      await expectOneWinner(id, [
        [approval, approvers[here]!.post(`${CONTRACTS}/approve`, { id, opinion: '同意' })],
        [approval, approvers[there]!.post(`${TASKS}/complete`, { taskId, comment: '同意' })],
        ['rejected', approvers[there]!.post(`${CONTRACTS}/reject`, { id, opinion: '超预算' })],
        ['rejected', approvers[here]!.post(`${TASKS}/reject`, { taskId, comment: '超预算' })],
        ['recalled', purchasers[there]!.post(`${CONTRACTS}/withdraw`, { id })],
      ]);
    }
  });

  test('of a withdrawal and an approval at once, one is taken', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, taskId } = await submitted('60000');
      const approval = approvers[0]!;
      await expectOneWinner(id, [
        ['recalled', purchasers[1]!.post(`${CONTRACTS}/withdraw`, { id })],
        [
          'submitted',
          round % 2 ? approval.post(`${CONTRACTS}/approve`, { id }) : approval.post(`${TASKS}/complete`, { taskId }),
        ],
      ]);
    }
  });

  test('of a recall, a rejection and a stop at once, one is taken', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, instanceId } = await submitted('60000');
      await expectOneWinner(id, [
        ['recalled', purchasers[0]!.post(`${TASKS}/revokeProcess`, { instanceId })],
        ['rejected', approvers[1]!.post(`${CONTRACTS}/reject`, { id, opinion: '超预算' })],
        ['stopped', admins[1]!.post(`${TASKS}/stopProcess`, { instanceId, comment: '重复' })],
      ]);
    }
  });

  test('of two submissions at once, one starts a process', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await drafted('60000');
      await expectOneWinner(id, [
        ['submitted', purchasers[0]!.post(`${CONTRACTS}/submit`, { id })],
        ['submitted', purchasers[1]!.post(`/flowable/definition/startByDataId/${id}/contract`, {})],
        ['submitted', purchasers[1]!.post(`${CONTRACTS}/submit`, { id })],
      ]);
    }
  });

  test('no call met a deadlock or left a warning', async () => {
    expect(warnings).toEqual([]);
    const count = 'select deadlocks from pg_stat_database where datname = current_database()';
    const other = await openDb({ databaseUrl });
    const { rows } = await other.pool.query<{ deadlocks: string }>(count);
    await other.close();
    expect(Number(rows[0]!.deadlocks)).toBe(0);
  });
});
