import { alike } from '../logic/values';
import { memberOf, textMember } from '../document/members';
import type { Json } from '../document/FormDocument';
import type { CompiledForm, FieldPlan, FormValues } from './CompiledForm';
import type { ChoiceOption } from './options';

/** Component id of the field that decides which options this one offers; undefined if there is none. */
export const linkOf = (field: FieldPlan): string | undefined => textMember(field.data, 'linkTo') || undefined;

/** The fields of one row, or of the form. */
const siblingsOf = (form: CompiledForm, field: FieldPlan): readonly FieldPlan[] =>
  field.table === undefined ? form.fields : (form.byKey.get(field.table)?.columns ?? []);

/** The fields that a change of one field clears: those linked to it, those linked to these, and so on, each once. */
export function linkedAfter(form: CompiledForm, field: FieldPlan): readonly FieldPlan[] {
  const siblings = siblingsOf(form, field);
  const found = new Set<FieldPlan>();
  const open = [field];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const sibling of siblings) {
      if (linkOf(sibling) !== next.id || sibling === field || found.has(sibling)) continue;
      found.add(sibling);
      open.push(sibling);
    }
  }
  return [...found];
}

/**
 * The options a linked field offers: those whose parent is the value of the field it is linked to, and those without a
 * parent. Without a link all options.
 *
 * @param values of the form, or of the row that holds the field
 */
export function offeredOptions(
  field: FieldPlan,
  options: readonly ChoiceOption[],
  values: FormValues,
): readonly ChoiceOption[] {
  const link = linkOf(field);
  if (link === undefined) return options;
  const parent: Json = memberOf(values, link) ?? null;
  const parents = Array.isArray(parent) ? (parent as readonly Json[]) : [parent];
  return options.filter((option) => option.parent === undefined || parents.some((one) => alike(one, option.parent!)));
}
