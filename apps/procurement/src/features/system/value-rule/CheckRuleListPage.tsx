import {
  addCheckRule,
  checkRuleFields,
  deleteCheckRule,
  deleteCheckRules,
  editCheckRule,
  exportCheckRules,
  importCheckRules,
  listCheckRules,
  type SysCheckRule,
} from '@gezi/domain';
import type { Entry } from '../../../forms/Entry';
import { CheckTryOut } from './CheckTryOut';
import { PartsEditor } from './PartsEditor';
import { RuleListView } from './RuleListView';
import { useTexts } from './texts';

const CALLS = {
  list: listCheckRules,
  add: addCheckRule,
  edit: editCheckRule,
  delete: deleteCheckRule,
  deleteBatch: deleteCheckRules,
  import: importCheckRules,
  export: exportCheckRules,
};
const FRESH = {
  ruleName: '',
  ruleCode: '',
  ruleJson: JSON.stringify([{ digits: '*', pattern: '', message: '' }]),
};

/** `/isystem/checkRule`: rules that validate values, with a test dialog. */
export function CheckRuleListPage() {
  const texts = useTexts();
  const entries: Entry[] = [
    {
      kind: 'own',
      name: 'ruleJson',
      label: texts.parts,
      hint: texts.partsHint,
      isLabelled: false,
      control: <PartsEditor />,
    },
    { kind: 'area', name: 'ruleDescription', label: texts.ruleDescription },
  ];
  return (
    <RuleListView
      calls={CALLS}
      permission="system:checkRule"
      tableName="sys_check_rule"
      fields={checkRuleFields}
      title={texts.checkTitle}
      label={texts.checkLabel}
      settings="check-rules"
      dialog={{ width: 760, add: texts.addCheck, edit: texts.editCheck, entries, initial: FRESH, valuesOf }}
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
