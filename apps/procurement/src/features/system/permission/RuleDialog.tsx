import { useClient } from '@gezi/client';
import {
  addDataRule,
  editDataRule,
  listDataRules,
  listTopMenus,
  RULE_CONDITIONS,
  RULE_VARIABLES,
  type DataRule,
  type DataRuleAdd,
  type PermissionNode,
} from '@gezi/domain';
import { useLocale } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AutoComplete, Button } from 'antd';
import { useFormContext, useWatch } from 'react-hook-form';
import { invalidate } from '../../../crud/invalidate';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { RadioField } from '../../../forms/fields/RadioField';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextField } from '../../../forms/fields/TextField';
import { ControlField } from '../../../forms/ControlField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { useTexts } from '../shared/texts';
import { ruleColumnsQuery } from './ruleColumnsQuery';

type Entered = Required<Pick<DataRuleAdd, 'ruleName' | 'ruleColumn' | 'ruleConditions' | 'ruleValue' | 'status'>>;

const FRESH: Entered = { ruleName: '', ruleColumn: '', ruleConditions: '=', ruleValue: '', status: '1' };
const SQL = 'USE_SQL_RULES';

interface RuleDialogProps {
  menu: PermissionNode;
  /** Absent for a new one. */
  rule?: DataRule | undefined;
  onClose: () => void;
}

/** Form of a data rule. */
export function RuleDialog({ menu, rule, onClose }: RuleDialogProps) {
  const { rule: t } = useTexts();
  const client = useClient();
  const queries = useQueryClient();

  async function save({ ruleColumn, ...entered }: Entered) {
    const members = { ...entered, ...(entered.ruleConditions !== SQL && { ruleColumn }) };
    if (rule) await client.call(editDataRule, { id: rule.id, ...members }, { silent: true });
    else await client.call(addDataRule, { permissionId: menu.id, ...members }, { silent: true });
    await invalidate(queries, listDataRules, listTopMenus);
  }

  return (
    <RecordDialog
      title={rule ? t.editTitle : t.addTitle}
      schema={addDataRule.input}
      initial={rule ? stored(rule) : FRESH}
      draft={rule ? draftFor('data-rule', rule) : draftFor(`data-rule.${menu.id}`)}
      save={save}
      onClose={onClose}
    >
      <RuleFields menuId={menu.id} />
    </RecordDialog>
  );
}

function RuleFields({ menuId }: { menuId: string }) {
  const texts = useTexts();
  const t = texts.rule;
  const language = useLocale();
  const columns = useQuery(ruleColumnsQuery(useClient(), menuId)).data ?? [];
  const options = columns.map(({ name, label }) => ({
    value: name,
    label: label ? `${label[language]} ${name}` : name,
  }));
  const isSql = useWatch<Entered, 'ruleConditions'>({ name: 'ruleConditions' }) === SQL;
  return (
    <>
      <TextField name="ruleName" label={t.name} />
      <SelectField
        name="ruleConditions"
        label={t.condition}
        options={RULE_CONDITIONS.map((value) => ({ value, label: texts.conditions[value] ?? value }))}
      />
      {!isSql && (
        <ControlField name="ruleColumn" label={t.column} isRequired>
          <AutoComplete
            aria-label={t.column}
            placeholder={t.columnHint}
            maxLength={100}
            options={options}
            showSearch={{ filterOption: (text, option) => option?.label.includes(text) ?? false }}
          />
        </ControlField>
      )}
      <AreaField name="ruleValue" label={t.value} hint={isSql ? t.sqlHint : t.valueHint} lines={[isSql ? 3 : 1, 6]} />
      <Variables />
      <RadioField
        name="status"
        label={texts.status}
        options={[
          { value: '1', label: t.inForce },
          { value: '0', label: t.notInForce },
        ]}
      />
    </>
  );
}

/** Appends a variable to the value. */
function Variables() {
  const { rule: t } = useTexts();
  const { getValues, setValue } = useFormContext<Entered>();
  const insert = (variable: string) =>
    setValue('ruleValue', `${getValues('ruleValue')}#{${variable}}`, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="gezi-access-variables">
      {RULE_VARIABLES.map((variable) => (
        <Button key={variable} size="small" title={`#{${variable}}`} onClick={() => insert(variable)}>
          {t.variables[variable]}
        </Button>
      ))}
    </div>
  );
}

const stored = ({ ruleName, ruleColumn, ruleConditions, ruleValue, status }: DataRule): Entered => {
  const known = RULE_CONDITIONS.find((one) => one === ruleConditions);
  return {
    ruleName,
    ruleColumn,
    ruleConditions: known ?? '=',
    ruleValue,
    status: status === '0' ? '0' : '1',
  };
};
