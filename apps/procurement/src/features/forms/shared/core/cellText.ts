import type { DictItem } from '@gezi/domain';
import { valueText, type FieldPlan, type FormLocale, type Json } from '@gezi/form-designer/core';

type Members = Readonly<Record<string, unknown>>;

/** Form fields by id. */
export type FieldPlans = ReadonlyMap<string, Pick<FieldPlan, 'type' | 'data' | 'columns'>>;

interface CellTextOptions {
  plans: FieldPlans;
  /** Entries of the field's dictionary. */
  choices?: readonly DictItem[] | undefined;
  locale: FormLocale;
}

/** Text of a stored value in a list; the server adds those of dictionary entries. */
export function cellText(record: Members, id: string, { plans, choices = [], locale }: CellTextOptions): string {
  const dictText = record[`${id}_dictText`];
  if (typeof dictText === 'string' && dictText !== '') return dictText;
  const value = (record[id] ?? null) as Json;
  const plan = plans.get(id);
  if (plan) return valueText(plan, value, { locale });
  // Fields that the form does not show are no part of its content; several values are stored comma-joined.
  const isFiles = typeof value === 'string' && value.startsWith('[{');
  const text = valueText({ type: isFiles ? 'upload' : 'input', data: {} }, value);
  if (choices.length === 0) return text;
  const parts = text.split(',');
  return parts.map((part) => choices.find((choice) => choice.value === part)?.text ?? part).join(',');
}
