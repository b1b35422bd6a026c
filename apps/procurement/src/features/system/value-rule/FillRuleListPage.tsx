import {
  addFillRule,
  deleteFillRule,
  deleteFillRules,
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
import { useMemo } from 'react';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import type { Entry } from '../../../crud/Entry';
import type { SearchField } from '../../../crud/SearchField';
import { FillTryOut } from './FillTryOut';
import { RuleListView } from './RuleListView';
import { useTexts } from './texts';

const CALLS = {
  resource: 'system:fillRule',
  tableName: 'sys_fill_rule',
  list: listFillRules,
  add: addFillRule,
  edit: editFillRule,
  delete: deleteFillRule,
  deleteSeveral: deleteFillRules,
  import: importFillRules,
  export: exportFillRules,
};
const FRESH = {
  ruleName: '',
  ruleCode: '',
  ruleClass: 'date_sequence',
  ruleParams: '{"prefix":"NO","datePattern":"yyyyMMdd","digits":4}',
};

/** `/isystem/fillRule`: rules that values are made by, to be tried out on the spot. */
export function FillRuleListPage() {
  const texts = useTexts();
  const kinds = useMemo(() => FILL_CLASSES.map((value) => ({ value, label: texts.fillClasses[value] })), [texts]);
  const fields = useMemo<SearchField[]>(
    () => [{ kind: 'choice', name: 'ruleClass', label: texts.ruleClass, options: kinds }],
    [texts, kinds],
  );
  const columns = useMemo<GridColumn<SysFillRule>[]>(
    () => [
      {
        key: 'ruleClass',
        title: texts.ruleClass,
        width: 130,
        render: ({ ruleClass }) => texts.fillClasses[ruleClass as FillClass] ?? ruleClass,
      },
      { key: 'ruleParams', title: texts.ruleParams },
    ],
    [texts],
  );
  const entries: Entry[] = [
    {
      kind: 'choice',
      name: 'ruleClass',
      label: texts.ruleClass,
      required: true,
      options: kinds,
    },
    { kind: 'area', name: 'ruleParams', label: texts.ruleParams, maxLength: 2000, hint: texts.paramsHint },
  ];
  return (
    <RuleListView
      calls={CALLS}
      title={texts.fillTitle}
      label={texts.fillLabel}
      settings="fill-rules"
      fields={fields}
      input={ruleInput}
      columns={columns}
      dialog={{ add: texts.addFill, edit: texts.editFill, entries, fresh: FRESH, valuesOf }}
      tryOut={(rule, onClose) => <FillTryOut rule={rule} onClose={onClose} />}
    />
  );
}

const valuesOf = ({ ruleName, ruleCode, ruleClass, ruleParams }: SysFillRule) => ({
  ruleName,
  ruleCode,
  ruleClass,
  ruleParams,
});

function ruleInput(state: ListState): InputOf<typeof listFillRules> {
  const { ruleName, ruleCode, ruleClass } = state.filters;
  return { ...pageParams(state), ruleName: contains(ruleName), ruleCode: contains(ruleCode), ruleClass };
}
