import type { Json, JsonObject } from '../document/FormDocument';
import { jsonText } from '../document/jsonText';
import { isObject, listMember, memberOf, textMember } from '../document/members';
import { isRemote, staticOptions } from '../model/options';
import type { Fault } from './Fault';

const CHOICES = new Set(['select', 'radio', 'checkbox', 'cascader']);

/** What is wrong with the choices of a component. */
export function optionProblems(type: string, data: JsonObject): Fault[] {
  if (!CHOICES.has(type)) return [];
  if (isRemote(data))
    return textMember(data, 'action').trim() === ''
      ? [{ code: 'missing-action', severity: 'error', member: 'action' }]
      : [];
  if (memberOf(data, 'china-area-data') === true) return [];
  const options = memberOf(data, 'options');
  if (options !== undefined && !Array.isArray(options))
    return [{ code: 'bad-options', severity: 'error', member: 'options' }];
  const known = staticOptions(data);
  const faults: Fault[] = [];
  if (known.length < listMember(data, 'options').length)
    faults.push({ code: 'bad-options', severity: 'error', member: 'options' });
  else if (known.length === 0) faults.push({ code: 'empty-options', severity: 'warning', member: 'options' });

  const values = new Set<unknown>();
  for (const { value, parent } of known) {
    // Linked choices may repeat a value under another parent.
    const one = parent === undefined ? value : JSON.stringify([value, parent]);
    if (values.has(one)) {
      faults.push({ code: 'duplicate-option', severity: 'error', member: 'options', detail: String(value) });
      break;
    }
    values.add(one);
  }
  return type === 'cascader' ? faults : [...faults, ...defaultProblems(data, new Set(known.map(({ value }) => value)))];
}

function defaultProblems(data: JsonObject, values: ReadonlySet<unknown>): Fault[] {
  const given = memberOf(data, 'value') ?? memberOf(data, 'modelValue');
  const chosen: readonly unknown[] = Array.isArray(given) ? given : [given];
  const strange = chosen.find(
    (value) => value !== undefined && value !== null && value !== '' && !isObject(value) && !values.has(value),
  );
  return strange === undefined
    ? []
    : [{ code: 'bad-value', severity: 'warning', member: 'value', detail: jsonText(strange as Json).slice(0, 40) }];
}
