import {
  approvalWayOf,
  approverKindOf,
  copiedTo,
  groupsOf,
  INITIATOR,
  usersOf,
  type SimpleTask,
  type StepNode,
  type TimerDue,
  type UserTaskNode,
} from '@gezi/domain';
import { useBizNames, useDepartNames, useUserNames, type BizSource } from '@gezi/pickers';
import { useTexts, type Texts } from '../texts';
import { readDue } from '../core/due';
import { useKnownForms } from '../form/FormsContext';

/** Summary of a step on its card: people, recipients or time. */
export function StepSummary({ node }: { node: SimpleTask['node'] }) {
  const texts = useTexts();
  if (node.type === 'userTask') {
    return (
      <>
        <ApproverSummary node={node} />
        <FormSummary node={node} />
      </>
    );
  }
  if (node.type === 'timer') return <span>{dueText(node.due, texts)}</span>;
  return <CopySummary node={node} />;
}

/** Name of the form of a step. */
function FormSummary({ node: { formKey } }: { node: UserTaskNode }) {
  const { forms } = useKnownForms();
  const form = formKey === undefined ? undefined : forms.get(formKey);
  return form ? <small>{form.name}</small> : null;
}

const ROLES: BizSource = {
  name: '',
  url: '/sys/role/list',
  rowKey: 'roleCode',
  displayKey: 'roleName',
  englishKey: 'roleNameEn',
  columns: [],
};
/** Names on a card before the rest is a number. */
const NAMED = 4;

function ApproverSummary({ node }: { node: UserTaskNode }) {
  const texts = useTexts();
  const { people, multi } = node;
  const kind = approverKindOf(people);
  const groups = groupsOf(people);
  const users = usersOf(people);
  const named = users.filter((user) => !user.includes('${'));
  const names = [
    ...(people.dataType === 'dynamic' ? [texts.approverKinds.chosen] : []),
    ...users
      .filter((user) => user.includes('${'))
      .map((user) => (user === `\${${INITIATOR}}` ? texts.approverKinds.initiator : user)),
    ...useUserNames(named).names,
    ...useBizNames(groups.roles, ROLES).names,
    ...useDepartNames(groups.departments).names,
    ...useDepartNames(groups.departmentHeads).names.map((name) => `${name}（${texts.approverKinds.departmentHeads}）`),
    ...(groups.hasInitiatorHead ? [texts.approverKinds.initiatorHead] : []),
  ].filter(Boolean);
  // The fault of the card says so.
  if (kind === undefined && !multi?.collection) return null;
  const shown = names.slice(0, NAMED).join('、') + (names.length > NAMED ? ` +${names.length - NAMED}` : '');
  const way = approvalWayOf(node);
  return (
    <>
      <span>{shown || (multi?.collection ?? '')}</span>
      {multi && (
        <small>
          {texts.ways[way]}
          {multi.completion.kind === 'percentage' && ` ${multi.completion.percent}%`}
        </small>
      )}
    </>
  );
}

function CopySummary({ node }: { node: StepNode }) {
  const texts = useTexts();
  const users = (node.listeners ?? []).flatMap(({ handler, params }) => (handler === 'cc' ? copiedTo(params) : []));
  const named = users.filter((user) => !user.includes('${'));
  const names = [
    ...useUserNames(named).names,
    ...(users.length > named.length ? [texts.approverKinds.initiator] : []),
  ].filter(Boolean);
  if (users.length === 0) return <span className="is-missing">{texts.noCopy}</span>;
  return <span>{names.slice(0, NAMED).join('、') + (names.length > NAMED ? ` +${names.length - NAMED}` : '')}</span>;
}

const dueText = (due: TimerDue, texts: Texts): string => {
  const read = readDue(due);
  return read ? `${read.count} ${texts.units[read.unit]}` : due.value;
};
