import {
  addCheckRule,
  deleteCheckRule,
  editCheckRule,
  exportCheckRules,
  importCheckRules,
  listCheckRules,
  type InputOf,
  type SysCheckRule,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useMemo, type ReactNode } from 'react';
import { AddButton } from '../../crud/AddButton';
import { contains } from '../../crud/core/contains';
import { draftFor } from '../../crud/core/draft';
import { pageParams, type ListState } from '../../crud/core/listState';
import type { Entry } from '../../crud/Entry';
import { EntryDialog } from '../../crud/EntryDialog';
import { ExportButton } from '../../crud/ExportButton';
import { ImportRowsButton } from '../../crud/ImportRowsButton';
import { ListView } from '../../crud/ListView';
import type { SearchField } from '../../crud/SearchField';
import { CheckTryOut } from './CheckTryOut';
import { PartsEditor } from './PartsEditor';
import { RuleRowActions } from './RuleRowActions';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';
import { useRuleList } from './useRuleList';

const CALLS = {
  resource: 'system:checkRule',
  tableName: 'sys_check_rule',
  list: listCheckRules,
  add: addCheckRule,
  edit: editCheckRule,
  delete: deleteCheckRule,
};
const NEW_PART = JSON.stringify([{ digits: '*', pattern: '', message: '' }]);

/** `/isystem/checkRule`: rules that values are checked by, to be tried out on the spot. */
export function CheckRuleListPage() {
  const texts = useTexts();
  const { may, opened, open, close, save, act, heads } = useRuleList<SysCheckRule>(CALLS);
  const columns = useMemo(
    () =>
      checkColumns(texts, (rule) => (
        <RuleRowActions resource={CALLS.resource} name={rule.ruleName} onAct={(action) => act(action, rule)} />
      )),
    [texts, act],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'ruleName', label: texts.ruleName },
      { kind: 'text', name: 'ruleCode', label: texts.ruleCode },
    ],
    [texts],
  );
  const entries: Entry[] = [
    ...heads,
    {
      kind: 'own',
      name: 'ruleJson',
      label: texts.parts,
      required: true,
      hint: texts.partsHint,
      render: (value, onChange) => <PartsEditor value={String(value ?? '')} onChange={onChange} />,
    },
    { kind: 'area', name: 'ruleDescription', label: texts.ruleDescription, maxLength: 500 },
  ];
  const edited = opened?.what === 'edit' ? opened.rule : undefined;

  return (
    <>
      <ListView
        title={texts.checkTitle}
        label={texts.checkLabel}
        actions={(asked) => (
          <>
            {may.add && <AddButton label={texts.add} onClick={() => open({ what: 'add' })} />}
            {may.import && <ImportRowsButton endpoint={importCheckRules} renews={[listCheckRules.path]} />}
            {may.export && <ExportButton endpoint={exportCheckRules} asked={asked} fileName={texts.checkTitle} />}
          </>
        )}
        fields={fields}
        endpoint={listCheckRules}
        input={ruleInput}
        columns={columns}
        settings="check-rules"
      />
      {(opened?.what === 'add' || edited) && (
        <EntryDialog
          width={760}
          title={edited ? texts.editCheck : texts.addCheck}
          fields={entries}
          draft={draftFor('check-rule', edited)}
          initial={edited ? valuesOf(edited) : { ruleName: '', ruleCode: '', ruleJson: NEW_PART }}
          onSave={(values) => save({ ...values, ...(edited && { id: edited.id, updateTime: edited.updateTime }) })}
          onClose={close}
        />
      )}
      {opened?.what === 'tryOut' && <CheckTryOut rule={opened.rule} onClose={close} />}
    </>
  );
}

const valuesOf = ({ ruleName, ruleCode, ruleJson, ruleDescription }: SysCheckRule) => ({
  ruleName,
  ruleCode,
  ruleJson,
  ruleDescription,
});

const checkColumns = (texts: Texts, actions: (rule: SysCheckRule) => ReactNode): GridColumn<SysCheckRule>[] => [
  { key: 'ruleName', title: texts.ruleName, width: 200, isOrder: true },
  { key: 'ruleCode', title: texts.ruleCode, width: 200, isOrder: true },
  { key: 'ruleDescription', title: texts.ruleDescription },
  {
    key: 'updateTime',
    title: texts.updateTime,
    width: 165,
    isOrder: true,
    render: ({ updateTime }) => formatDateTime(updateTime),
  },
  { key: 'actions', title: texts.actions, width: 170, pin: 'end', render: actions },
];

function ruleInput(state: ListState): InputOf<typeof listCheckRules> {
  const { ruleName, ruleCode } = state.filters;
  return { ...pageParams(state), ruleName: contains(ruleName), ruleCode: contains(ruleCode) };
}
