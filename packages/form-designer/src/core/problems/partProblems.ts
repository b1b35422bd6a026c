import { checkExpression } from '@gezi/validators';
import { componentTypes } from '../catalogue/componentTypes';
import { isCompType } from '../catalogue/isCompType';
import { typeOf } from '../document/containers';
import type { JsonObject } from '../document/FormDocument';
import { jsonText } from '../document/jsonText';
import { booleanMember, memberOf, numberMember, textMember } from '../document/members';
import { readPath } from '../document/paths';
import { safeHref } from '../document/safeHref';
import { readRules } from '../model/readRules';
import { columnListProblems } from './columnListProblems';
import type { Fault } from './Fault';
import { optionProblems } from './optionProblems';

const found = new WeakMap<JsonObject, readonly Fault[]>();

/** What is wrong in the members of one component, whatever stands around it. Asked again only after an edit of it. */
export function partProblems(data: JsonObject): readonly Fault[] {
  const known = found.get(data);
  if (known) return known;
  const type = typeOf(data);
  const faults = [
    ...labelProblems(type, data),
    ...ruleProblems(type, data),
    ...numberProblems(type, data),
    ...optionProblems(type, data),
    ...columnListProblems(type, data),
    ...addressProblems(type, data),
  ];
  found.set(data, faults);
  return faults;
}

function labelProblems(type: string, data: JsonObject): Fault[] {
  const names = isCompType(type) && componentTypes[type].hasValue && type !== 'dynamicTable';
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
  if (!isCompType(type)) return [];
  const faults = componentTypes[type].properties.flatMap(({ control, member, min, max }): Fault[] => {
    const saved = control === 'number' ? readPath(data, member) : undefined;
    if (saved === undefined || saved === null || saved === '') return [];
    // The width of a part without a label is 0 or 1, whatever its bounds are while it has one.
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

/** Where rows, choices and files come from or go to, and what a link opens. */
function addressProblems(type: string, data: JsonObject): Fault[] {
  const member = type === 'link' ? 'href' : 'action';
  const address = memberOf(data, member);
  const unsafe =
    typeof address === 'string' && address.trim() !== '' && safeHref(address) === undefined
      ? [{ code: 'unsafe-address', severity: 'error', member, detail: address.slice(0, 200) } as const]
      : [];
  const needed = type === 'dialogList' || type === 'upload';
  if (needed && textMember(data, 'action').trim() === '')
    return [{ code: 'missing-action', severity: 'error', member: 'action' }];
  return unsafe;
}
