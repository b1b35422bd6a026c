import {
  APPROVER_KINDS,
  approvalWayOf,
  approverKindOf,
  groupList,
  groupsOf,
  INITIATOR,
  peopleOfKind,
  usersOf,
  withApprovalWay,
  withUsers,
  type ApprovalWay,
  type ApproverKind,
  type PeopleGroups,
  type TaskPeople,
  type UserTaskNode,
} from '@gezi/domain';
import { DepartSelect, RoleSelect, UserSelect } from '@gezi/pickers';
import { Checkbox, InputNumber, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { FieldFrame } from '../../../../forms/FieldFrame';
import { useTexts } from '../texts';
import { LimitList } from './LimitList';

interface ApproverSettingsProps {
  node: UserTaskNode;
  onChange: (node: UserTaskNode) => void;
  /** True if time limits are set here; default true. */
  hasLimits?: boolean;
}

const WAYS: readonly ApprovalWay[] = ['claim', 'all', 'any', 'percentage'];
const INITIATOR_NAME = `\${${INITIATOR}}`;

/** Settings of an approval: who, how several share it, time limits. */
export function ApproverSettings({ node, onChange, hasLimits = true }: ApproverSettingsProps) {
  const texts = useTexts();
  const id = useId();
  const { people, multi } = node;
  const read = approverKindOf(people);
  // A kind that was chosen and has nobody yet cannot be read from the people.
  const [chosen, setChosen] = useState<ApproverKind>(read ?? 'users');
  const kind = read === undefined || chosen === 'mixed' ? chosen : read;
  const way = approvalWayOf(node);
  const changePeople = (next: TaskPeople): void => onChange({ ...node, people: next });
  const isShared = kind !== 'initiator';

  function changeKind(next: ApproverKind): void {
    setChosen(next);
    if (next !== 'mixed') changePeople(peopleOfKind(next));
  }

  return (
    <>
      <FieldFrame id={id} label={texts.approver} hint={texts.approverHints[kind]}>
        <Select
          id={id}
          aria-label={texts.approver}
          value={kind}
          options={APPROVER_KINDS.map((value) => ({ value, label: texts.approverKinds[value] }))}
          onChange={changeKind}
        />
      </FieldFrame>
      <PeopleFields kind={kind} people={people} onChange={changePeople} />
      {isShared && (
        <>
          <FieldFrame id={`${id}-way`} isLabelled={false} label={texts.way}>
            <Radio.Group
              className="gezi-flow-ways"
              aria-label={texts.way}
              value={way}
              options={WAYS.map((value) => ({ value, label: texts.ways[value] }))}
              onChange={(event) => onChange(withApprovalWay(node, event.target.value as ApprovalWay))}
            />
          </FieldFrame>
          {multi?.completion.kind === 'percentage' && (
            <FieldFrame id={`${id}-percent`} label={texts.percent}>
              <InputNumber
                id={`${id}-percent`}
                min={1}
                max={100}
                value={multi.completion.percent}
                onChange={(percent) => percent !== null && onChange(withApprovalWay(node, 'percentage', percent))}
              />
            </FieldFrame>
          )}
          {multi && (
            <Checkbox
              checked={multi.isSequential}
              onChange={(event) => onChange({ ...node, multi: { ...multi, isSequential: event.target.checked } })}
            >
              {texts.sequential}
            </Checkbox>
          )}
        </>
      )}
      {hasLimits && <LimitList node={node} onChange={onChange} />}
    </>
  );
}

interface PeopleFieldsProps {
  kind: ApproverKind;
  people: TaskPeople;
  onChange: (people: TaskPeople) => void;
}

/** Pickers for the people of a kind; all of them for `mixed`. */
function PeopleFields({ kind, people, onChange }: PeopleFieldsProps) {
  const texts = useTexts();
  const id = useId();
  const groups = groupsOf(people);
  const users = usersOf(people);
  const named = users.filter((user) => !user.includes('${'));
  const filled = users.filter((user) => user.includes('${'));
  const has = (one: ApproverKind): boolean => kind === one || kind === 'mixed';
  const changeGroups = (change: Partial<PeopleGroups>): void =>
    onChange(withUsers({ ...people, candidateGroups: groupList({ ...groups, ...change }) }, users));

  return (
    <>
      {has('users') && (
        <FieldFrame id={`${id}-users`} label={texts.users} isRequired={kind === 'users'}>
          <UserSelect
            id={`${id}-users`}
            aria-label={texts.users}
            multiple
            value={named.join()}
            onChange={(value) => onChange(withUsers(people, [...filled, ...splitList(value)]))}
          />
        </FieldFrame>
      )}
      {has('roles') && (
        <FieldFrame id={`${id}-roles`} label={texts.roles} isRequired={kind === 'roles'}>
          <RoleSelect
            id={`${id}-roles`}
            aria-label={texts.roles}
            value={groups.roles.join()}
            onChange={(value) => changeGroups({ roles: splitList(value) })}
          />
        </FieldFrame>
      )}
      {has('departments') && (
        <FieldFrame id={`${id}-departs`} label={texts.departments} isRequired={kind === 'departments'}>
          <DepartSelect
            id={`${id}-departs`}
            aria-label={texts.departments}
            multiple
            value={groups.departments.join()}
            onChange={(value) => changeGroups({ departments: splitList(value) })}
          />
        </FieldFrame>
      )}
      {has('departmentHeads') && (
        <FieldFrame id={`${id}-heads`} label={texts.departmentHeads} isRequired={kind === 'departmentHeads'}>
          <DepartSelect
            id={`${id}-heads`}
            aria-label={texts.departmentHeads}
            multiple
            value={groups.departmentHeads.join()}
            onChange={(value) => changeGroups({ departmentHeads: splitList(value) })}
          />
        </FieldFrame>
      )}
      {kind === 'mixed' && (
        <div className="gezi-flow-checks">
          <Checkbox
            checked={users.includes(INITIATOR_NAME)}
            onChange={(event) =>
              onChange(
                withUsers(people, [
                  ...users.filter((user) => user !== INITIATOR_NAME),
                  ...(event.target.checked ? [INITIATOR_NAME] : []),
                ]),
              )
            }
          >
            {texts.withInitiator}
          </Checkbox>
          <Checkbox
            checked={groups.hasInitiatorHead}
            onChange={(event) => changeGroups({ hasInitiatorHead: event.target.checked })}
          >
            {texts.withInitiatorHead}
          </Checkbox>
          <Checkbox
            checked={people.dataType === 'dynamic'}
            onChange={(event) => onChange({ ...people, dataType: event.target.checked ? 'dynamic' : 'fixed' })}
          >
            {texts.approverKinds.chosen}
          </Checkbox>
        </div>
      )}
    </>
  );
}

const splitList = (text: string): string[] => text.split(',').filter(Boolean);
