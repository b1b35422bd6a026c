import {
  flowPlanOf,
  INITIATOR_DEPART,
  startFlow,
  stepFlow,
  writeBpmn,
  type FlowAction,
  type FlowState,
  type ProcDef,
} from '@gezi/domain';
import { drawBlock, randomAction, randomBlock, randomMove } from '@gezi/domain/workflow/testing';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flowHistory, flowInstance, flowTask, newId, sysUserAgent } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const SEQUENCES = 40;
const INITIATOR = 'admin';
/** The last one stands in for the third. */
const USERS = ['approver', 'purchaser', 'manager', 'declarer'];

let server: TestServer;
const callers = new Map<string, TestCaller>();
beforeAll(async () => {
  server = await startTestServer();
  for (const name of [...USERS, INITIATOR]) callers.set(name, await server.as(name, { tenant: 1 }));
  await server.db.orm
    .insert(sysUserAgent)
    .values({ id: newId(), userName: USERS[2]!, agentUserName: USERS[3]!, status: '1', tenantId: 1 });
});
afterAll(() => server.close());

test(`${SEQUENCES} random processes end on a server as they do in the engine`, async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(
      randomBlock({ hasTimers: false }),
      fc.integer({ min: 0, max: 4 }),
      fc.array(randomMove, { minLength: 5, maxLength: 12 }),
      async (root, x, moves) => {
        number += 1;
        const definition = { ...drawBlock(root, USERS), key: `random${number}`, name: `随机 ${number}` };
        const plan = flowPlanOf(definition);
        let ids = 0;
        const context = {
          now: 0,
          newId: () => `id${(ids += 1)}`,
          membersOf: () => [],
          agentOf: (user: string) => (user === USERS[2] ? USERS[3] : undefined),
        };
        const instanceId = await start(await writeBpmn(definition), x);
        const [{ variables } = { variables: {} }] = await storedFlow(instanceId);
        const initiatorDepart = (variables as Record<string, string>)[INITIATOR_DEPART];
        const started = startFlow(
          plan,
          { initiator: INITIATOR, variables: { x }, ...(initiatorDepart && { initiatorDepart }) },
          context,
        );
        if (!started.ok) throw new Error(started.reason.code);
        let { state } = started.value;
        const history = started.value.events.map(({ type, nodeId }) => `${type} ${nodeId}`);
        await expectSame(instanceId, state, history);
        for (const move of moves) {
          const next = state.status === 'running' ? randomAction(plan, state, move, USERS) : undefined;
          if (!next) continue;
          const { action, by } = next;
          const taken = stepFlow(plan, state, action, { username: by, groups: [], isAdmin: false }, context);
          const at = state.tasks.findIndex(({ id }) => 'taskId' in action && id === action.taskId);
          const isDone = await take(instanceId, at, action, by);
          expect(isDone, `${action.type} by ${by}`).toBe(taken.ok);
          if (!taken.ok) continue;
          state = taken.value.state;
          history.push(
            ...taken.value.events
              .filter(({ type }) => type !== 'listener')
              .map(({ type, nodeId }) => `${type} ${nodeId}`),
          );
          await expectSame(instanceId, state, history);
        }
      },
    ),
    { numRuns: SEQUENCES, endOnFailure: true },
  );
}, 120_000);

async function start(xml: string, x: number): Promise<string> {
  const admin = callers.get(INITIATOR)!;
  const saved = await admin.post<ProcDef>('/flowable/definition/save', { xml });
  if (!saved.body.result) throw new Error(saved.body.message);
  const path = `/flowable/definition/startByProcDefId/${saved.body.result.id}`;
  const { body } = await admin.post<{ procInsId: string }>(path, { x });
  if (!body.result) throw new Error(body.message);
  return body.result.procInsId;
}

/** Takes the action on the stored task at the same place. @returns true unless it is refused */
async function take(instanceId: string, at: number, action: FlowAction, by: string): Promise<boolean> {
  const task = (await openTasks(instanceId))[at]!;
  const { type, taskId: _taskId, ...input } = action as FlowAction & { taskId: string };
  const { to, target, ...rest } = input as { to?: string; target?: string };
  const path = { unclaim: 'unClaim' }[type as string] ?? type;
  const { body } = await callers.get(by)!.post(`/flowable/task/${path}`, {
    taskId: task.id,
    ...rest,
    ...(to !== undefined && { assignee: to }),
    ...(target !== undefined && { targetKey: target }),
  });
  return body.success;
}

const storedFlow = (id: string) => server.db.orm.select().from(flowInstance).where(eq(flowInstance.id, id));
const openTasks = (id: string) =>
  server.db.orm
    .select()
    .from(flowTask)
    .where(and(eq(flowTask.instanceId, id), eq(flowTask.state, 'open')))
    .orderBy(flowTask.id);

/** Compares the stored process with a state; ids are compared by their order. */
async function expectSame(instanceId: string, state: FlowState, history: readonly string[]) {
  const [row] = await storedFlow(instanceId);
  const { status, isHandled, initiator, tokens, variables } = row!;
  const tasks = (await openTasks(instanceId)).map(
    ({ id, tokenId, nodeId, assignee, candidateUsers, candidateGroups, owner, agentFor, isClaimed, addedBy }) => ({
      id,
      tokenId,
      nodeId,
      assignee,
      candidateUsers,
      candidateGroups,
      owner,
      agentFor,
      isClaimed,
      addedBy,
    }),
  );
  expect(numbered({ status, isHandled, initiator, tokens, tasks, variables })).toEqual(
    numbered({
      status: state.status,
      isHandled: state.isHandled,
      initiator: state.initiator,
      tokens: state.tokens,
      tasks: state.tasks,
      variables: state.variables,
    }),
  );
  const events = await server.db.orm
    .select({ type: flowHistory.type, nodeId: flowHistory.nodeId })
    .from(flowHistory)
    .where(eq(flowHistory.instanceId, instanceId))
    .orderBy(flowHistory.id);
  expect(events.map(({ type, nodeId }) => `${type} ${nodeId}`)).toEqual(history);
}

/** Replaces ids by the place at which they first come, with the members of objects in the order of their names. */
function numbered(value: unknown): unknown {
  const places = new Map<string, string>();
  const replaced = (member: unknown): unknown => {
    if (Array.isArray(member)) return member.map(replaced);
    if (typeof member === 'object' && member !== null) {
      return Object.fromEntries(
        Object.entries(member)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, part]) => [name, replaced(part)]),
      );
    }
    if (typeof member !== 'string' || !/^(id\d+|\d{19})$/.test(member)) return member;
    const place = places.get(member) ?? `#${places.size}`;
    places.set(member, place);
    return place;
  };
  return replaced(value);
}
