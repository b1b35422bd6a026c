import {
  addCheckRule,
  deleteCheckRule,
  deleteCheckRules,
  editCheckRule,
  exportCheckRules,
  importCheckRules,
  listCheckRules,
  type InputOf,
  type SysCheckRule,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useMemo } from 'react';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import type { Entry } from '../../../crud/Entry';
import { CheckTryOut } from './CheckTryOut';
import { PartsEditor } from './PartsEditor';
import { RuleListView } from './RuleListView';
import { useTexts } from './texts';

const CALLS = {
  resource: 'system:checkRule',
  tableName: 'sys_check_rule',
  list: listCheckRules,
  add: addCheckRule,
  edit: editCheckRule,
  delete: deleteCheckRule,
  deleteSeveral: deleteCheckRules,
  import: importCheckRules,
  export: exportCheckRules,
};
const FRESH = {
  ruleName: '',
  ruleCode: '',
  ruleJson: JSON.stringify([{ digits: '*', pattern: '', message: '' }]),
};

/** `/isystem/checkRule`: rules that values are checked by, to be tried out on the spot. */
export function CheckRuleListPage() {
  const texts = useTexts();
  const columns = useMemo<GridColumn<SysCheckRule>[]>(
    () => [{ key: 'ruleDescription', title: texts.ruleDescription }],
    [texts],
  );
  const entries: Entry[] = [
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
  return (
    <RuleListView
      calls={CALLS}
      title={texts.checkTitle}
      label={texts.checkLabel}
      settings="check-rules"
      input={ruleInput}
      columns={columns}
      dialog={{ width: 760, add: texts.addCheck, edit: texts.editCheck, entries, fresh: FRESH, valuesOf }}
      tryOut={(rule, onClose) => <CheckTryOut rule={rule} onClose={onClose} />}
    />
  );
}

const valuesOf = ({ ruleName, ruleCode, ruleJson, ruleDescription }: SysCheckRule) => ({
  ruleName,
  ruleCode,
  ruleJson,
  ruleDescription,
});

function ruleInput(state: ListState): InputOf<typeof listCheckRules> {
  const { ruleName, ruleCode } = state.filters;
  return { ...pageParams(state), ruleName: contains(ruleName), ruleCode: contains(ruleCode) };
}
