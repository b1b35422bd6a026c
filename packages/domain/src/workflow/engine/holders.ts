import { fillPlaceholders, type UserTaskNode, type Variables } from '../model';
import type { ChosenPeople } from './FlowAction';
import type { EngineTask } from './FlowState';

/** People of a tenant. */
export interface FlowPeople {
  /** Usernames of the members of a group: a role code, `dept:ID`, `leader:ID`. */
  membersOf: (group: string) => readonly string[];
  /** Username of the user's current stand-in, if there is one. */
  agentOf: (username: string) => string | undefined;
}

/** People that a task is for. */
export interface Holders {
  assignee: string | null;
  candidateUsers: readonly string[];
  candidateGroups: readonly string[];
}

/** Members of a task that name people. */
type Places = Pick<EngineTask, 'assignee' | 'agentFor' | 'candidateUsers' | 'candidateGroups'>;

/** Group that gets a task for which nobody is found. */
export const FALLBACK_GROUP = 'admin';

/** People of a node: those chosen in the step before if the node allows it, otherwise its own. */
export function holdersOf({ people }: UserTaskNode, variables: Variables, chosen: ChosenPeople | undefined): Holders {
  const given = people.dataType === 'dynamic' ? chosen : undefined;
  const picked = {
    assignee: given?.assignee || null,
    candidateUsers: given?.candidateUsers ?? [],
    candidateGroups: given?.candidateGroups ?? [],
  };
  const isChosen = picked.assignee !== null || picked.candidateUsers.length > 0 || picked.candidateGroups.length > 0;
  if (isChosen) return picked;
  const assignees = fillPlaceholders(people.assignee ? [people.assignee] : [], variables);
  return {
    assignee: assignees.length === 1 ? assignees[0]! : null,
    candidateUsers: [...(assignees.length > 1 ? assignees : []), ...fillPlaceholders(people.candidateUsers, variables)],
    candidateGroups: fillPlaceholders(people.candidateGroups, variables),
  };
}

/** Usernames of a task that each of several people gets. */
export function everyHolder(
  { multi }: UserTaskNode,
  { assignee, candidateUsers, candidateGroups }: Holders,
  variables: Variables,
  { membersOf }: FlowPeople,
): string[] {
  const collected = multi?.collection ? fillPlaceholders([`\${${multi.collection}}`], variables) : [];
  if (collected.length > 0) return collected;
  const members = candidateGroups.flatMap((group) => membersOf(group));
  return [...new Set([...(assignee ? [assignee] : []), ...candidateUsers, ...members])];
}

/** The person who gets a task: the user or the stand-in. */
export function seatOf(user: string, { agentOf }: FlowPeople): Pick<EngineTask, 'assignee' | 'agentFor'> {
  const agent = agentOf(user);
  return agent && agent !== user ? { assignee: agent, agentFor: user } : { assignee: user, agentFor: null };
}

/** Assigns or offers a new task; without people the fallback group gets it. */
export function placesOf({ assignee, candidateUsers, candidateGroups }: Holders, people: FlowPeople): Places {
  if (assignee) return { ...seatOf(assignee, people), candidateUsers: [], candidateGroups: [] };
  const hasNobody = candidateUsers.length === 0 && !candidateGroups.some((group) => group !== '');
  const groups = hasNobody ? [FALLBACK_GROUP] : candidateGroups;
  return { assignee: null, agentFor: null, candidateUsers, candidateGroups: groups };
}

/** A late task is handed to a user, or offered to the members of a group. @param target may be a placeholder */
export function escalatedPlaces(target: string, variables: Variables, people: FlowPeople): Places {
  const [to = FALLBACK_GROUP] = fillPlaceholders([target], variables);
  const isGroup = to === FALLBACK_GROUP || people.membersOf(to).length > 0;
  if (isGroup) return { assignee: null, agentFor: null, candidateUsers: [], candidateGroups: [to] };
  return { ...seatOf(to, people), candidateUsers: [], candidateGroups: [] };
}

/** Usernames, and groups as `group:…`, that a task waits for. */
export const receiversOf = ({
  assignee,
  candidateUsers,
  candidateGroups,
}: Pick<Places, 'assignee' | 'candidateUsers' | 'candidateGroups'>): string[] =>
  assignee ? [assignee] : [...candidateUsers, ...candidateGroups.map((group) => `group:${group}`)];
