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
import { namedPopup } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AutoComplete, Button, Form, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { renew } from '../../../crud/renew';
import { SaveDialog } from '../shared/SaveDialog';
import { useTexts } from '../shared/texts';
import { ruleColumnsQuery } from './ruleColumnsQuery';

type Entered = Pick<DataRuleAdd, 'ruleName' | 'ruleColumn' | 'ruleConditions' | 'ruleValue' | 'status'>;

const FRESH: Partial<Entered> = { ruleConditions: '=', status: '1' };

interface RuleDialogProps {
  menu: PermissionNode;
  /** None for a new one. */
  rule?: DataRule | undefined;
  onClose: () => void;
}

/** A data rule, to be entered. */
export function RuleDialog({ menu, rule, onClose }: RuleDialogProps) {
  const texts = useTexts();
  const t = texts.rule;
  const client = useClient();
  const queries = useQueryClient();
  const [condition, setCondition] = useState(rule?.ruleConditions ?? '=');
  const columns = useQuery(ruleColumnsQuery(client, menu.id)).data ?? [];
  const isSql = condition === 'USE_SQL_RULES';

  async function save(entered: Entered) {
    const members = { ...entered, ruleName: entered.ruleName.trim(), ruleValue: entered.ruleValue.trim() };
    if (rule) await client.call(editDataRule, { id: rule.id, ...members }, { silent: true });
    else await client.call(addDataRule, { permissionId: menu.id, ...members }, { silent: true });
    await renew(queries, listDataRules, listTopMenus);
  }

  return (
    <SaveDialog<Entered>
      title={rule ? t.editTitle : t.addTitle}
      initial={rule ? stored(rule) : FRESH}
      save={save}
      onClose={onClose}
      onValuesChange={({ ruleConditions }) => ruleConditions && setCondition(ruleConditions)}
    >
      <Form.Item
        name="ruleName"
        label={t.name}
        rules={[{ required: true, whitespace: true, message: texts.required(t.name) }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="ruleConditions" label={t.condition}>
        <Select
          aria-label={t.condition}
          popupRender={namedPopup(t.condition)}
          virtual={false}
          options={RULE_CONDITIONS.map((value) => ({ value, label: texts.conditions[value] }))}
        />
      </Form.Item>
      {!isSql && (
        <Form.Item name="ruleColumn" label={t.column} rules={[{ required: true, message: texts.required(t.column) }]}>
          <AutoComplete
            aria-label={t.column}
            placeholder={t.columnHint}
            maxLength={100}
            options={columns.map(({ name }) => ({ value: name }))}
            showSearch={{ filterOption: (text, option) => option?.value.includes(text) ?? false }}
          />
        </Form.Item>
      )}
      <Form.Item
        name="ruleValue"
        label={t.value}
        extra={isSql ? t.sqlHint : t.valueHint}
        rules={[{ required: true, whitespace: true, message: texts.required(t.value) }]}
      >
        <Input.TextArea maxLength={300} autoSize={{ minRows: isSql ? 3 : 1, maxRows: 6 }} />
      </Form.Item>
      <Variables />
      <Form.Item name="status" label={texts.status}>
        <Radio.Group
          options={[
            { value: '1', label: t.inForce },
            { value: '0', label: t.notInForce },
          ]}
        />
      </Form.Item>
    </SaveDialog>
  );
}

/** A variable goes to the end of the value. */
function Variables() {
  const { rule: t } = useTexts();
  const form = Form.useFormInstance<Entered>();
  const insert = (variable: string) => {
    const before = (form.getFieldValue('ruleValue') as string | undefined) ?? '';
    form.setFieldsValue({ ruleValue: `${before}#{${variable}}` });
  };
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

const stored = ({ ruleName, ruleColumn, ruleConditions, ruleValue, status }: DataRule): Partial<Entered> => {
  const known = RULE_CONDITIONS.find((one) => one === ruleConditions);
  return {
    ruleName,
    ruleColumn,
    ...(known && { ruleConditions: known }),
    ruleValue,
    status: status === '0' ? '0' : '1',
  };
};
