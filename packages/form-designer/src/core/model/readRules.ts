import { findPreset, type FieldRule } from '@gezi/validators';
import { findFieldValue } from '../../fields/fieldValues';
import { isObject, listMember, memberOf, textMember, booleanMember } from '../document/members';
import type { JsonObject } from '../document/FormDocument';
import { ignoringCase } from './ignoringCase';

/** The text that stands in saved forms for an error of their own, and therefore means none. */
const UNNAMED = '该字段不能为空';

/**
 * The rules a saved item stands for, in the order in which they are asked (B§5): required, then the expressions with
 * their messages, then the greatest length. Expressions of the presets are anchored although saved forms have them
 * without anchors; broken ones say nothing.
 */
export function readRules(type: string, data: JsonObject): readonly FieldRule[] {
  const required: FieldRule[] = booleanMember(data, 'required') ? [requiredRule(data)] : [];
  const { rules } = findFieldValue(type) ?? {};
  if (!rules) return required;
  const custom = ['rules', 'customRules', 'regList'].flatMap((member) => listMember(data, member)).flatMap(readRule);
  return [...required, ...custom, ...(rules.length?.(data) ?? [])];
}

/** What an empty value is told: the label followed by 不能为空, or the message its designer wrote. */
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

/** `/…/` and `/…/gi`, as some designers save an expression, mean what stands between the strokes. */
function sourceOf(rule: unknown): string | undefined {
  if (typeof rule !== 'string' || rule === '') return undefined;
  const [, source, flags] = /^\/(.+)\/([dgimsuy]*)$/s.exec(rule) ?? [];
  if (source === undefined) return rule;
  return flags!.includes('i') ? ignoringCase(source) : source;
}
