import fc from 'fast-check';
import type { FlowAction } from '../engine/FlowAction';
import type { FlowState } from '../engine/FlowState';
import { returnTargets } from '../engine/step';
import type { FlowNode, FlowPlan, ProcessDefinition, SequenceFlow, UserTaskNode } from '../model';

/** A part of a process with one way in and one way out. */
export type RandomBlock =
  | { type: 'task'; people: number; completion: number; isSequential: boolean }
  | { type: 'wait' }
  | { type: 'sequence'; blocks: RandomBlock[] }
  /** `limits`: a branch is taken for a greater `x`; the first one is the default. */
  | { type: 'exclusive' | 'parallel' | 'inclusive'; blocks: RandomBlock[]; limits: number[] }
  | { type: 'loop'; body: RandomBlock };

const taskBlock = fc.record({
  type: fc.constant('task' as const),
  people: fc.integer({ min: 1, max: 3 }),
  completion: fc.integer({ min: 0, max: 2 }),
  isSequential: fc.boolean(),
});
/** Processes of tasks for one to three people, forks and loops. @param hasTimers default true */
export const randomBlock = ({ hasTimers = true }: { hasTimers?: boolean } = {}) =>
  fc.letrec<{ block: RandomBlock }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
      taskBlock,
      ...(hasTimers ? [fc.constant<RandomBlock>({ type: 'wait' })] : []),
      fc.record({
        type: fc.constant('sequence' as const),
        blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        type: fc.constantFrom('exclusive' as const, 'parallel' as const, 'inclusive' as const),
        blocks: fc.array(tie('block'), { minLength: 2, maxLength: 3 }),
        limits: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
      }),
      fc.record({ type: fc.constant('loop' as const), body: tie('block') }),
    ),
  })).block;

/** Draws a block from the start to the end. @param users usernames of the tasks, three */
export function drawBlock(root: RandomBlock, users: readonly string[]): ProcessDefinition {
  const nodes: FlowNode[] = [
    { id: 'start', name: '', type: 'start' },
    { id: 'end', name: '', type: 'end' },
  ];
  const flows: SequenceFlow[] = [];
  let count = 0;
  const add = (node: Record<string, unknown> & { type: FlowNode['type'] }): string => {
    count += 1;
    nodes.push({ id: `n${count}`, name: '', ...node } as FlowNode);
    return `n${count}`;
  };
  const link = (from: string, to: string, condition?: string): string => {
    const id = `f${flows.length}`;
    flows.push({ id, name: '', from, to, ...(condition && { condition }) });
    return id;
  };
  const place = (one: RandomBlock, from: string, condition?: string): { last: string; first: string } => {
    const enter = (node: string): string => link(from, node, condition);
    switch (one.type) {
      case 'task': {
        const kind = (['all', 'any', 'percentage'] as const)[one.completion]!;
        const candidateUsers = users.slice(0, one.people);
        const node = add({
          type: 'userTask',
          people: { dataType: 'fixed', candidateUsers, candidateGroups: [] },
          multi: { isSequential: one.isSequential, completion: { kind, percent: 50 } },
        } satisfies Partial<UserTaskNode> & { type: 'userTask' });
        return { first: enter(node), last: node };
      }
      case 'wait': {
        const node = add({ type: 'timer', due: { kind: 'duration', value: 'PT1H' } });
        return { first: enter(node), last: node };
      }
      case 'sequence': {
        let last = from;
        let first = '';
        for (const [index, inner] of one.blocks.entries()) {
          const placed = place(inner, last, index === 0 ? condition : undefined);
          first ||= placed.first;
          last = placed.last;
        }
        return { first, last };
      }
      case 'loop': {
        const head = add({ type: 'exclusive' });
        const first = enter(head);
        const inner = place(
          { type: 'sequence', blocks: [{ type: 'task', people: 1, completion: 0, isSequential: false }, one.body] },
          head,
        );
        const foot = add({ type: 'exclusive' });
        link(inner.last, foot);
        link(foot, head, '${again == true}');
        return { first, last: foot };
      }
      default: {
        const fork = add({ type: one.type });
        const first = enter(fork);
        const join = add({ type: one.type });
        for (const [index, inner] of one.blocks.entries()) {
          const isConditional = one.type !== 'parallel' && index > 0;
          const placed = place(inner, fork, isConditional ? `\${x > ${one.limits[index]}}` : undefined);
          if (index === 0 && one.type !== 'parallel') {
            nodes.splice(
              nodes.findIndex(({ id }) => id === fork),
              1,
              { id: fork, name: '', type: one.type, defaultFlow: placed.first },
            );
          }
          link(placed.last, join);
        }
        return { first, last: join };
      }
    }
  };
  link(place(root, 'start').last, 'end');
  return { key: 'p', name: '', nodes, flows };
}

/** An attempt of a user; `randomAction` makes an action of it. */
export const randomMove = fc.record({
  pick: fc.nat(50),
  kind: fc.constantFrom(
    ...([
      'complete',
      'complete',
      'complete',
      'complete',
      'reject',
      'return',
      'assign',
      'delegate',
      'addSign',
      'claim',
      'unclaim',
      'wait',
    ] as const),
  ),
  /** Place of a user in a list of four. */
  user: fc.nat(3),
  again: fc.boolean(),
  x: fc.integer({ min: 0, max: 4 }),
});
export type RandomMove = typeof randomMove extends fc.Arbitrary<infer Move> ? Move : never;

/**
 * The action of a move in a state, and the user who takes it.
 *
 * @param users usernames, four
 * @returns undefined if time passes, or the move asks for something that is not there
 */
export function randomAction(
  plan: FlowPlan,
  state: FlowState,
  { pick, kind, user, again, x }: RandomMove,
  users: readonly string[],
): { action: FlowAction; by: string } | undefined {
  if (kind === 'wait' || state.tasks.length === 0) return undefined;
  const { id: taskId, assignee } = state.tasks[pick % state.tasks.length]!;
  const other = users[user]!;
  const by = kind === 'claim' ? other : assignee!;
  switch (kind) {
    case 'return':
    case 'reject': {
      const targets = returnTargets(plan, state, taskId);
      // A rejection of the first task would end the process.
      if (targets.length === 0) return undefined;
      const target = targets[pick % targets.length]!.id;
      return { by, action: kind === 'reject' ? { type: kind, taskId } : { type: kind, taskId, target } };
    }
    case 'assign':
    case 'delegate':
      return { by, action: { type: kind, taskId, to: other } };
    case 'addSign':
      return { by, action: { type: kind, taskId, users: [other] } };
    case 'complete':
      return { by, action: { type: kind, taskId, values: { again, x } } };
    default:
      return { by, action: { type: kind, taskId } };
  }
}
