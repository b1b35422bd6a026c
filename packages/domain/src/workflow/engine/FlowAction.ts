import type { Variables } from '../model';

/** The acting user. */
export interface FlowActor {
  username: string;
  /** Groups of the user: role codes, `dept:ID`, `leader:ID`. */
  groups: readonly string[];
  /** Administrators of processes may terminate, suspend and activate all of them. */
  isAdmin: boolean;
}

/** People who are chosen for the next step if its people are dynamic. */
export interface ChosenPeople {
  assignee?: string;
  candidateUsers?: readonly string[];
  candidateGroups?: readonly string[];
}

export type FlowAction =
  | { type: 'complete'; taskId: string; values?: Variables; comment?: string; next?: ChosenPeople }
  | { type: 'claim' | 'unclaim'; taskId: string }
  | { type: 'delegate' | 'assign'; taskId: string; to: string; comment?: string }
  | { type: 'addSign'; taskId: string; users: readonly string[]; comment?: string }
  | { type: 'copy'; taskId: string; users: readonly string[]; comment?: string }
  /** Goes back to the step before, or ends the process. */
  | { type: 'reject'; taskId: string; comment?: string; ends?: boolean }
  | { type: 'return'; taskId: string; target: string; comment?: string }
  | { type: 'recall' | 'stop' | 'suspend' | 'activate'; comment?: string; taskId?: never };

/** Why an action is refused. */
export type FlowRefusal =
  | { code: 'unknown-task' | 'not-assignee' | 'not-candidate' | 'already-claimed' | 'not-claimed' }
  | { code: 'not-initiator' | 'not-admin' | 'already-handled' }
  | { code: 'suspended' | 'not-suspended' | 'not-running' }
  | { code: 'same-person' | 'nobody' | 'delegated' | 'already-asked' }
  | { code: 'bad-target'; target: string }
  /** No way can be taken out of a gateway, or the process turns without end. */
  | { code: 'no-way' | 'endless'; nodeId: string };
