import { checkExpression } from '@gezi/validators';
import { findFieldPanel } from '../../fields/fieldPanels';
import { findFieldType } from '../../fields/fieldTypes';
import { typeOf } from '../document/containers';
import type { JsonObject } from '../document/FormDocument';
import { jsonText } from '../document/jsonText';
import { booleanMember, numberMember, textMember } from '../document/members';
import { readPath } from '../document/paths';
import { readRules } from '../model/readRules';
import { addressProblems } from './addressProblems';
import type { Fault } from './Fault';

const cache = new WeakMap<JsonObject, readonly Fault[]>();

/** Faults in the members of one component, regardless of its surroundings; cached until the component is edited. */
export function partProblems(data: JsonObject): readonly Fault[] {
  const known = cache.get(data);
  if (known) return known;
  const type = typeOf(data);
  const faults = [
    ...labelProblems(type, data),
    ...ruleProblems(type, data),
    ...numberProblems(type, data),
    ...(findFieldPanel(type)?.problems?.(data) ?? addressProblems(data, 'action')),
  ];
  cache.set(data, faults);
  return faults;
}

function labelProblems(type: string, data: JsonObject): Fault[] {
  const names = findFieldType(type)?.hasValue && type !== 'dynamicTable';
  if (!names || !booleanMember(data, 'required') || textMember(data, 'label').trim() !== '') return [];
  return [{ code: 'empty-label', severity: 'warning', member: 'label' }];
}

function ruleProblems(type: string, data: JsonObject): Fault[] {
  return readRules(type, data).flatMap(({ expression }): Fault[] => {
    if (typeof expression !== 'string' || !checkExpression(expression)) return [];
    return [{ code: 'bad-expression', severity: 'error', member: 'rules', detail: expression.slice(0, 200) }];
  });
}

/** Numbers of the panel against their bounds (B§5), and the least against the most. */
function numberProblems(type: string, data: JsonObject): Fault[] {
  const panel = findFieldPanel(type);
  if (!panel) return [];
  const faults = panel.lines.flatMap(({ control, member, min, max }): Fault[] => {
    const saved = control === 'number' ? readPath(data, member) : undefined;
    if (saved === undefined || saved === null || saved === '') return [];
    // Without a label the width is 0 or 1, outside of the bounds that apply with a label.
    if (member === 'labelWidth' && !booleanMember(data, 'showLabel', true)) return [];
    const number = typeof saved === 'string' ? Number(saved) : saved;
    const sound =
      typeof number === 'number' &&
      Number.isFinite(number) &&
      number >= (min ?? -Infinity) &&
      number <= (max ?? Infinity);
    return sound ? [] : [{ code: 'bad-number', severity: 'warning', member, detail: jsonText(saved).slice(0, 40) }];
  });
  const [least, most] = [numberMember(data, 'min'), numberMember(data, 'max')];
  if (least !== undefined && most !== undefined && least > most)
    faults.push({ code: 'bounds-crossed', severity: 'error', member: 'min', detail: `${least} > ${most}` });
  return faults;
}
