import { Type } from 'typebox';
import { accessTo, endpoint, filtersOf, internal, standard, Text, workbooks } from '../../../kit';
import { fillRuleFields } from './fields';
import { SysFillRule, SysFillRuleAdd, SysFillRuleEdit } from './schema';

const BASE = '/sys/fillRule';
const access = accessTo('system:fillRule');
const calls = standard(BASE, access);
const exchange = workbooks(BASE, access);
const RuleCode = Type.String({ minLength: 1, maxLength: 100 });
/** Form values that rules use. */
const FormValues = Type.Object({ parentCode: Type.Optional(Text(100)) });

export const listFillRules = calls.list(['id', ...filtersOf(fillRuleFields)], SysFillRule);
export const viewFillRule = calls.view(SysFillRule);
export const addFillRule = calls.add(SysFillRuleAdd, SysFillRule);
export const editFillRule = calls.edit(SysFillRuleEdit, SysFillRule);
export const deleteFillRule = calls.delete();
export const deleteFillRules = calls.deleteBatch();
export const exportFillRules = exchange.export(filtersOf(fillRuleFields), SysFillRule);
export const importFillRules = exchange.import();

/** Next value of a rule, without consuming it. */
export const testFillRule = endpoint({
  method: 'GET',
  path: `${BASE}/testFillRule`,
  access: access.list,
  input: Type.Object({ ruleCode: RuleCode, parentCode: Type.Optional(Text(100)) }),
  result: Type.String(),
});

/** Generates a unique value. The body contains the form values. */
export const executeFillRule = endpoint({
  method: 'PUT',
  path: `${BASE}/executeRuleByCode/{ruleCode}`,
  access: internal('tenant'),
  input: Type.Object({ ruleCode: RuleCode, ...FormValues.properties }),
  result: Type.String(),
});

export const executeFillRules = endpoint({
  method: 'PUT',
  path: `${BASE}/executeRuleByCodeBatch`,
  access: internal('tenant'),
  input: Type.Object({
    rules: Type.Array(Type.Object({ ruleCode: RuleCode, formData: Type.Optional(FormValues) }), { maxItems: 50 }),
    commonFormData: Type.Optional(FormValues),
  }),
  result: Type.Array(Type.Object({ ruleCode: RuleCode, result: Type.String() })),
});
