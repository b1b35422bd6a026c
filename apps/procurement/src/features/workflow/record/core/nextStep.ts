import { FALLBACK_GROUP, type ChosenPeople, type NextFlowNode } from '@gezi/domain';

/** The next step as the page shows it. */
export interface NextStepInfo {
  name: string;
  /** Usernames of its people, comma-joined. */
  usernames: string;
  /** True if its people are chosen by the user who acts now. */
  isChosen: boolean;
  /** True if the step has no people unless some are chosen. */
  needsChoice: boolean;
}

export function stepOf({ userTask, userList, roleList }: NextFlowNode): NextStepInfo {
  const { name = '', dataType } = (userTask ?? {}) as { name?: string; dataType?: string };
  const isChosen = dataType === 'dynamic';
  const isNobodys = userList.length === 0 && roleList.every(({ roleCode }) => roleCode === FALLBACK_GROUP);
  return {
    name,
    usernames: userList.map(({ username }) => username).join(),
    isChosen,
    needsChoice: isChosen && isNobodys,
  };
}

/** People chosen for a step: one gets the task, several may claim it. @param usernames comma-joined */
export function chosenPeople(usernames: string | null | undefined): ChosenPeople | undefined {
  const names = (usernames ?? '').split(',').filter(Boolean);
  if (names.length === 0) return undefined;
  return names.length === 1 ? { assignee: names[0]! } : { candidateUsers: names };
}
