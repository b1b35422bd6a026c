import { NEXT_PEOPLE, type ChosenPeople } from '@gezi/domain';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { refuse } from '../../../platform/http/refusal';
import { flowTexts as t } from '../shared/flowTexts';

const Name = Type.String({ minLength: 1, maxLength: 200 });
const Names = Type.Array(Name, { maxItems: 200 });
const NextPeople = Type.Object({
  assignee: Type.Optional(Name),
  candidateUsers: Type.Optional(Names),
  candidateGroups: Type.Optional(Names),
});

/** People who are chosen with the start of a process. @throws {Refusal} for another shape */
export function readNextPeople(value: unknown): ChosenPeople | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Check(NextPeople, value)) throw refuse(t.nextPeopleWrong, NEXT_PEOPLE);
  const { assignee, candidateUsers, candidateGroups } = value;
  return {
    ...(assignee !== undefined && { assignee }),
    ...(candidateUsers && { candidateUsers }),
    ...(candidateGroups && { candidateGroups }),
  };
}
