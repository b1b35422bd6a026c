import type { EventNode, GatewayNode, StepNode, TimerNode, UserTaskNode } from '../model';

/**
 * A process as a list of steps from top to bottom, as the simple designer shows it. Ids and names of all elements are
 * kept, so that `definitionOf` returns the definition it was read from.
 */
export interface SimpleFlow {
  key: string;
  name: string;
  start: EventNode;
  /** Flow that leaves the start. */
  out: SimpleLine;
  path: SimplePath;
}

/** Steps one after the other. */
export interface SimplePath {
  steps: readonly SimpleStep[];
  /** Absent: the path goes on behind the fork that it is a branch of, or all branches of its last fork end. */
  end?: EventNode;
}

export type SimpleStep = SimpleTask | SimpleFork;

/** A step for people, a copy to people, or a wait. */
export interface SimpleTask {
  kind: 'task';
  node: UserTaskNode | StepNode | TimerNode;
  /** Flow that leaves the node. */
  out: SimpleLine;
}

/** Branches side by side: those whose conditions hold, or all of them. */
export interface SimpleFork {
  kind: 'fork';
  gateway: GatewayNode;
  /** At least two, in the order in which their conditions are tried. */
  branches: readonly SimpleBranch[];
  /** Gateway at which the branches meet; absent if they lead to the next step directly. */
  join?: GatewayNode;
  /** Flow that leaves the join. */
  out?: SimpleLine;
}

export interface SimpleBranch extends SimpleLine {
  condition?: string;
  path: SimplePath;
}

/** Id and name of a flow. */
export interface SimpleLine {
  id: string;
  name: string;
}

/** Id of the node of a step. */
export const idOf = (step: SimpleStep): string => (step.kind === 'task' ? step.node.id : step.gateway.id);

/** Whether nothing comes behind a path: it has an end, or all branches of its last step have one. */
export const isClosed = ({ steps, end }: SimplePath): boolean => {
  const last = steps.at(-1);
  return end !== undefined || (last?.kind === 'fork' && last.branches.every(({ path }) => isClosed(path)));
};

/** All steps of a path, with those of its branches. */
export const allSteps = ({ steps }: SimplePath): SimpleStep[] =>
  steps.flatMap((step) => [step, ...(step.kind === 'fork' ? step.branches.flatMap(({ path }) => allSteps(path)) : [])]);
