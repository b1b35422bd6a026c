import { findPreset, type FieldRule } from '@gezi/validators';
import { findFieldValue } from '../../fields/fieldValues';
import { isObject, listMember, memberOf, textMember, booleanMember } from '../document/members';
import type { JsonObject } from '../document/FormDocument';
import { ignoringCase } from './ignoringCase';

/** The default `ruleError` of saved forms: a message that does not name the field. */
const UNNAMED = '该字段不能为空';

/**
 * The rules of a saved item in the order of validation (B§5): required, then the expressions with their messages, then
 * the maximum length. Presets are anchored, even if the saved form has them without anchors; invalid expressions are
 * ignored.
 */
export function readRules(type: string, data: JsonObject): readonly FieldRule[] {
  const required: FieldRule[] = booleanMember(data, 'required') ? [requiredRule(data)] : [];
  const { rules } = findFieldValue(type) ?? {};
  if (!rules) return required;
  const custom = ['rules', 'customRules', 'regList'].flatMap((member) => listMember(data, member)).flatMap(readRule);
  return [...required, ...custom, ...(rules.length?.(data) ?? [])];
}

/** The `required` rule: its message is the item's `ruleError`; by default the validators' text for the label. */
export function requiredRule(data: JsonObject): FieldRule {
  const message = textMember(data, 'ruleError');
  return message === '' || message === UNNAMED ? { required: true } : { required: true, message };
}

function readRule(entry: unknown): FieldRule[] {
  if (!isObject(entry)) return [];
  const source = sourceOf(memberOf(entry, 'rule') ?? memberOf(entry, 'pattern'));
  if (source === undefined) return [];
  const message = textMember(entry, 'msg', textMember(entry, 'message'));
  const preset = findPreset(source);
  return [{ ...(preset ? { rule: preset } : { expression: source }), ...(message === '' ? {} : { message }) }];
}

/** `/…/` and `/…/gi`, as some designers save an expression, mean the text between the slashes. */
function sourceOf(rule: unknown): string | undefined {
  if (typeof rule !== 'string' || rule === '') return undefined;
  const [, source, flags] = /^\/(.+)\/([dgimsuy]*)$/s.exec(rule) ?? [];
  if (source === undefined) return rule;
  return flags!.includes('i') ? ignoringCase(source) : source;
}
