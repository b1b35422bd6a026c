import type { QueryField } from '@gezi/advanced-query/core';
import type { ProcessDefinition } from '@gezi/domain';
import { hasForm, startOf } from '@gezi/domain';
import { compileForm, hasListValue, readForm, staticOptions, type FieldPlan } from '@gezi/form-designer/core';
import { CONDITION_RULES, variableField } from './conditionQuery';

/** A form that a process names. */
export interface KnownForm {
  name: string;
  /** Fields that the form shows, in order. */
  fields: readonly KnownField[];
}

export interface KnownField {
  id: string;
  label: string;
  /** How conditions compare its value; absent for tables and lists. */
  variable?: QueryField;
}

/** Names that conditions can read. */
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** Reads the fields of a form; none of one that cannot be read. */
export function readKnownForm(name: string, formContent: string): KnownForm {
  const reading = readForm(formContent);
  const plans = reading.ok ? [...compileForm(reading.document).byId.values()] : [];
  return {
    name,
    fields: plans
      .filter(({ unseen }) => !unseen)
      .map((plan) => {
        const label = plan.label || plan.id;
        const variable = variableOf(plan, label);
        return { id: plan.id, label, ...(variable && { variable }) };
      }),
  };
}

function variableOf(plan: FieldPlan, label: string): QueryField | undefined {
  const { id, type, columns, data } = plan;
  if (columns || hasListValue(plan) || !NAME.test(id)) return undefined;
  if (type === 'inputNumber' || type === 'rate' || type === 'slider') return variableField(id, label, 'number');
  const options = type === 'select' || type === 'radio' ? staticOptions(data) : [];
  const choices = options.map((option) => ({ value: String(option.value), label: option.label }));
  if (choices.length === 0) return variableField(id, label, 'text');
  return { key: id, label, type: 'select', rules: CONDITION_RULES.slice(0, 2), options: choices };
}

/** Fields of the forms of a definition that conditions may name; of fields of one name, the one of the main form. */
export function formVariables(
  definition: ProcessDefinition | undefined,
  forms: ReadonlyMap<string, KnownForm | null>,
): readonly QueryField[] {
  if (!definition) return [];
  const nodes = definition.nodes.filter(hasForm);
  const keys = new Set([startOf(definition)?.formKey, ...nodes.map(({ formKey }) => formKey)]);
  const found = new Map<string, QueryField>();
  for (const key of keys) {
    for (const { variable } of (key !== undefined && forms.get(key)?.fields) || []) {
      if (variable && !found.has(variable.key)) found.set(variable.key, variable);
    }
  }
  return [...found.values()];
}
