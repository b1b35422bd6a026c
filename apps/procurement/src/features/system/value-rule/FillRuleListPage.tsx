import {
  addFillRule,
  fillRuleFields,
  deleteFillRule,
  deleteFillRules,
  editFillRule,
  exportFillRules,
  FILL_CLASSES,
  importFillRules,
  listFillRules,
  type SysFillRule,
} from '@gezi/domain';
import type { Entry } from '../../../forms/Entry';
import { FillTryOut } from './FillTryOut';
import { RuleListView } from './RuleListView';
import { useTexts } from './texts';

const CALLS = {
  list: listFillRules,
  add: addFillRule,
  edit: editFillRule,
  delete: deleteFillRule,
  deleteBatch: deleteFillRules,
  import: importFillRules,
  export: exportFillRules,
};
const FRESH = {
  ruleName: '',
  ruleCode: '',
  ruleClass: 'date_sequence',
  ruleParams: '{"prefix":"NO","datePattern":"yyyyMMdd","digits":4}',
};

/** `/isystem/fillRule`: rules that generate values, with a test dialog. */
export function FillRuleListPage() {
  const texts = useTexts();
  const entries: Entry[] = [
    {
      kind: 'choice',
      name: 'ruleClass',
      label: texts.ruleClass,
      options: FILL_CLASSES.map((value) => ({ value, label: texts.fillClasses[value] })),
    },
    { kind: 'area', name: 'ruleParams', label: texts.ruleParams, hint: texts.paramsHint },
  ];
  return (
    <RuleListView
      calls={CALLS}
      permission="system:fillRule"
      tableName="sys_fill_rule"
      fields={fillRuleFields}
      title={texts.fillTitle}
      label={texts.fillLabel}
      settings="fill-rules"
      dialog={{ add: texts.addFill, edit: texts.editFill, entries, initial: FRESH, valuesOf }}
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
