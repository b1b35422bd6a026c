import type { Variables } from '../model';

/** A running or finished process. Plain data: it is stored between two steps. */
export interface FlowState {
  status: FlowStatus;
  /** Suspended processes refuse every action but activation and termination. */
  isSuspended: boolean;
  /** Whether somebody other than the initiator acted since the initiator last did. */
  isHandled: boolean;
  /** Username. */
  initiator: string;
  tokens: readonly FlowToken[];
  /** Open tasks. */
  tasks: readonly EngineTask[];
  timers: readonly FlowTimer[];
  variables: Variables;
}

/** `rejected`: the first step said no, or any step of the process of a document. `recalled`: withdrawn by the initiator. `stopped`: terminated. */
export type FlowStatus = 'running' | 'finished' | 'rejected' | 'recalled' | 'stopped';

/** A place where the process is: at a task, at a timer, or waiting at a join. */
export interface FlowToken {
  id: string;
  nodeId: string;
  /** Flow on which it arrived; null if it was set there. */
  flowId: string | null;
  trail: FlowTrail;
  /** For a task with several people. */
  multi?: MultiProgress;
}

/**
 * The tasks and joins that a token came through, earliest first. Branches of one fork share the entries before it, so that
 * a return to an earlier task ends exactly the tokens that come from it.
 */
export type FlowTrail = readonly TrailEntry[];

export interface TrailEntry {
  /** Id of this visit. */
  visit: string;
  nodeId: string;
  /** For a join: the branches that it merged, without what they have in common. */
  parts?: readonly { flowId: string; trail: FlowTrail }[];
}

export interface MultiProgress {
  /** Usernames that still get a task, of a sequential one. */
  waiting: readonly string[];
  total: number;
  completed: number;
}

export interface EngineTask {
  id: string;
  tokenId: string;
  nodeId: string;
  /** Username; null while the task waits to be claimed. */
  assignee: string | null;
  candidateUsers: readonly string[];
  candidateGroups: readonly string[];
  /** Username of the user who delegated the task and gets it back. */
  owner: string | null;
  /** Whom the assignee stands in for. */
  agentFor: string | null;
  /** Whether the assignee claimed it. */
  isClaimed: boolean;
  /** Username of the user who added the task to the step. */
  addedBy: string | null;
}

export interface FlowTimer {
  id: string;
  tokenId: string;
  /** The event: an intermediate one, or one on the boundary of a task. */
  nodeId: string;
  /** Epoch milliseconds. */
  due: number;
  /** Further times of a repeated timer. */
  repeats: number;
}

/** Something that happened; the history of a process is the list of its events. */
export interface FlowEvent {
  type: FlowEventType;
  /** Null for events of the whole process. */
  nodeId: string | null;
  taskId?: string;
  /** Username of who did it; null for the engine. */
  by: string | null;
  /** Usernames and groups concerned, e.g. who gets a task. */
  to?: readonly string[];
  comment?: string | null;
  /** For `listener`. */
  handler?: string;
  params?: Readonly<Record<string, string>>;
}

export type FlowEventType =
  | 'start'
  | 'enter'
  | 'create'
  | 'claim'
  | 'unclaim'
  | 'delegate'
  | 'resolve'
  | 'assign'
  | 'addSign'
  | 'copy'
  | 'complete'
  | 'skip'
  | 'cancel'
  | 'leave'
  | 'reject'
  | 'return'
  | 'recall'
  | 'stop'
  | 'suspend'
  | 'activate'
  | 'remind'
  | 'escalate'
  | 'timer'
  | 'listener'
  | 'stuck'
  | 'finish';
