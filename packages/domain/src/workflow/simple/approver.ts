import { INITIATOR, INITIATOR_DEPART, type MultiInstance, type TaskPeople, type UserTaskNode } from '../model';

/** Approvers of a step, as the simple designer offers them. */
export type ApproverKind =
  | 'users'
  | 'roles'
  | 'departments'
  | 'departmentHeads'
  | 'initiator'
  | 'initiatorHead'
  /** Whoever completes the step before chooses. */
  | 'chosen'
  /** Several of these. */
  | 'mixed';

/** How several people share a step: one of them claims it, each gets a task until enough are done. */
export type ApprovalWay = 'claim' | 'all' | 'any' | 'percentage';

export const APPROVER_KINDS: readonly ApproverKind[] = [
  'users',
  'roles',
  'departments',
  'departmentHeads',
  'initiator',
  'initiatorHead',
  'chosen',
  'mixed',
];

const DEPARTMENT = 'dept:';
const HEAD = 'leader:';
const INITIATOR_NAME = `\${${INITIATOR}}`;
const INITIATOR_HEAD = `${HEAD}\${${INITIATOR_DEPART}}`;

/** Groups of the people of a task, by kind. */
export interface PeopleGroups {
  roles: readonly string[];
  /** Ids of departments. */
  departments: readonly string[];
  departmentHeads: readonly string[];
  hasInitiatorHead: boolean;
}

/** Reads the groups of a task. */
export function groupsOf({ candidateGroups }: Pick<TaskPeople, 'candidateGroups'>): PeopleGroups {
  const idsOf = (prefix: string) =>
    candidateGroups
      .filter((group) => group.startsWith(prefix) && group !== INITIATOR_HEAD)
      .map((group) => group.slice(prefix.length));
  return {
    roles: candidateGroups.filter((group) => !group.startsWith(DEPARTMENT) && !group.startsWith(HEAD)),
    departments: idsOf(DEPARTMENT),
    departmentHeads: idsOf(HEAD),
    hasInitiatorHead: candidateGroups.includes(INITIATOR_HEAD),
  };
}

/** The groups of a task as they are stored. */
export const groupList = ({ roles, departments, departmentHeads, hasInitiatorHead }: PeopleGroups): string[] => [
  ...roles,
  ...departments.map((id) => DEPARTMENT + id),
  ...departmentHeads.map((id) => HEAD + id),
  ...(hasInitiatorHead ? [INITIATOR_HEAD] : []),
];

/** All users of a task: the assignee and the candidates. */
export const usersOf = ({ assignee, candidateUsers }: TaskPeople): string[] => [
  ...new Set([...(assignee ? [assignee] : []), ...candidateUsers]),
];

/** The kind that describes the people of a task; undefined if it has none yet. */
export function approverKindOf(people: TaskPeople): ApproverKind | undefined {
  const users = usersOf(people);
  const groups = groupsOf(people);
  const kinds: ApproverKind[] = [
    ...(users.some((user) => user !== INITIATOR_NAME) ? ['users' as const] : []),
    ...(users.includes(INITIATOR_NAME) ? ['initiator' as const] : []),
    ...(groups.roles.length > 0 ? ['roles' as const] : []),
    ...(groups.departments.length > 0 ? ['departments' as const] : []),
    ...(groups.departmentHeads.length > 0 ? ['departmentHeads' as const] : []),
    ...(groups.hasInitiatorHead ? ['initiatorHead' as const] : []),
  ];
  if (people.dataType === 'dynamic') return kinds.length === 0 ? 'chosen' : 'mixed';
  return kinds.length > 1 ? 'mixed' : kinds[0];
}

/** People of a kind that names nobody: the initiator, the initiator's head, whoever is chosen. */
export const peopleOfKind = (kind: ApproverKind): TaskPeople => ({
  dataType: kind === 'chosen' ? 'dynamic' : 'fixed',
  ...(kind === 'initiator' && { assignee: INITIATOR_NAME }),
  candidateUsers: [],
  candidateGroups: kind === 'initiatorHead' ? [INITIATOR_HEAD] : [],
});

/** People of a task with other users: one is its assignee, several may claim it or get one task each. */
export function withUsers({ assignee: _assignee, ...people }: TaskPeople, users: readonly string[]): TaskPeople {
  const [only, second] = users;
  return only !== undefined && second === undefined && people.candidateGroups.length === 0
    ? { ...people, assignee: only, candidateUsers: [] }
    : { ...people, candidateUsers: [...users] };
}

export const approvalWayOf = ({ multi }: Pick<UserTaskNode, 'multi'>): ApprovalWay => multi?.completion.kind ?? 'claim';

/** A task whose people share it in another way. */
export function withApprovalWay({ multi, ...node }: UserTaskNode, way: ApprovalWay, percent = 50): UserTaskNode {
  if (way === 'claim') return node;
  const completion = way === 'percentage' ? { kind: way, percent } : { kind: way };
  const kept: Partial<MultiInstance> = multi ?? {};
  return { ...node, multi: { isSequential: false, ...kept, completion } };
}

/** Users who get a copy at a step, by the parameters of a `cc` listener. */
export const copiedTo = ({ users = '' }: Readonly<Record<string, string>>): string[] =>
  users
    .split(',')
    .map((user) => user.trim())
    .filter(Boolean);
