import {
  addFillRule,
  deleteFillRule,
  editFillRule,
  exportFillRules,
  FILL_CLASSES,
  importFillRules,
  listFillRules,
  type FillClass,
  type InputOf,
  type SysFillRule,
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
import { FillTryOut } from './FillTryOut';
import { RuleRowActions } from './RuleRowActions';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';
import { useRuleList } from './useRuleList';

const CALLS = {
  resource: 'system:fillRule',
  tableName: 'sys_fill_rule',
  list: listFillRules,
  add: addFillRule,
  edit: editFillRule,
  delete: deleteFillRule,
};
const NEW = {
  ruleName: '',
  ruleCode: '',
  ruleClass: 'date_sequence',
  ruleParams: '{"prefix":"NO","datePattern":"yyyyMMdd","digits":4}',
};

/** `/isystem/fillRule`: rules that values are made by, to be tried out on the spot. */
export function FillRuleListPage() {
  const texts = useTexts();
  const { may, opened, open, close, save, act, heads } = useRuleList<SysFillRule>(CALLS);
  const columns = useMemo(
    () =>
      fillColumns(texts, (rule) => (
        <RuleRowActions resource={CALLS.resource} name={rule.ruleName} onAct={(action) => act(action, rule)} />
      )),
    [texts, act],
  );
  const kinds = useMemo(() => FILL_CLASSES.map((value) => ({ value, text: texts.fillClasses[value] })), [texts]);
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'ruleName', label: texts.ruleName },
      { kind: 'text', name: 'ruleCode', label: texts.ruleCode },
      { kind: 'choice', name: 'ruleClass', label: texts.ruleClass, options: kinds },
    ],
    [texts, kinds],
  );
  const entries: Entry[] = [
    ...heads,
    {
      kind: 'choice',
      name: 'ruleClass',
      label: texts.ruleClass,
      required: true,
      options: kinds.map(({ value, text }) => ({ value, label: text })),
    },
    { kind: 'area', name: 'ruleParams', label: texts.ruleParams, maxLength: 2000, hint: texts.paramsHint },
  ];
  const edited = opened?.what === 'edit' ? opened.rule : undefined;

  return (
    <>
      <ListView
        title={texts.fillTitle}
        label={texts.fillLabel}
        actions={(asked) => (
          <>
            {may.add && <AddButton label={texts.add} onClick={() => open({ what: 'add' })} />}
            {may.import && <ImportRowsButton endpoint={importFillRules} renews={[listFillRules.path]} />}
            {may.export && <ExportButton endpoint={exportFillRules} asked={asked} fileName={texts.fillTitle} />}
          </>
        )}
        fields={fields}
        endpoint={listFillRules}
        input={ruleInput}
        columns={columns}
        settings="fill-rules"
      />
      {(opened?.what === 'add' || edited) && (
        <EntryDialog
          title={edited ? texts.editFill : texts.addFill}
          fields={entries}
          draft={draftFor('fill-rule', edited)}
          initial={edited ? valuesOf(edited) : NEW}
          onSave={(values) => save({ ...values, ...(edited && { id: edited.id, updateTime: edited.updateTime }) })}
          onClose={close}
        />
      )}
      {opened?.what === 'tryOut' && <FillTryOut rule={opened.rule} onClose={close} />}
    </>
  );
}

const valuesOf = ({ ruleName, ruleCode, ruleClass, ruleParams }: SysFillRule) => ({
  ruleName,
  ruleCode,
  ruleClass,
  ruleParams,
});

const fillColumns = (texts: Texts, actions: (rule: SysFillRule) => ReactNode): GridColumn<SysFillRule>[] => [
  { key: 'ruleName', title: texts.ruleName, width: 200, isOrder: true },
  { key: 'ruleCode', title: texts.ruleCode, width: 200, isOrder: true },
  {
    key: 'ruleClass',
    title: texts.ruleClass,
    width: 130,
    render: ({ ruleClass }) => texts.fillClasses[ruleClass as FillClass] ?? ruleClass,
  },
  { key: 'ruleParams', title: texts.ruleParams },
  {
    key: 'updateTime',
    title: texts.updateTime,
    width: 165,
    isOrder: true,
    render: ({ updateTime }) => formatDateTime(updateTime),
  },
  { key: 'actions', title: texts.actions, width: 170, pin: 'end', render: actions },
];

function ruleInput(state: ListState): InputOf<typeof listFillRules> {
  const { ruleName, ruleCode, ruleClass } = state.filters;
  return { ...pageParams(state), ruleName: contains(ruleName), ruleCode: contains(ruleCode), ruleClass };
}
