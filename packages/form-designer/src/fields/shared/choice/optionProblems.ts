import type { Json, JsonObject } from '../../../core/document/FormDocument';
import { jsonText } from '../../../core/document/jsonText';
import { isObject, listMember, memberOf, textMember } from '../../../core/document/members';
import { isRemote, staticOptions } from '../../../core/model/options';
import { addressProblems } from '../../../core/problems/addressProblems';
import type { Fault } from '../../../core/problems/Fault';

/** Faults of a choice: its options, its default, the address of its options. */
export const choiceProblems = (data: JsonObject): Fault[] => {
  const { faults, values } = optionProblems(data);
  return [...faults, ...(values ? defaultProblems(data, values) : []), ...addressProblems(data, 'action')];
};

/** Faults of a choice in a tree, whose default is a path. */
export const treeProblems = (data: JsonObject): Fault[] => [
  ...optionProblems(data).faults,
  ...addressProblems(data, 'action'),
];

/** Faults in the options, and the values they offer; no values if they are fetched or unreadable. */
function optionProblems(data: JsonObject): { faults: Fault[]; values?: ReadonlySet<unknown> } {
  if (isRemote(data))
    return {
      faults:
        textMember(data, 'action').trim() === ''
          ? [{ code: 'missing-action', severity: 'error', member: 'action' }]
          : [],
    };
  if (memberOf(data, 'china-area-data') === true) return { faults: [] };
  const options = memberOf(data, 'options');
  if (options !== undefined && !Array.isArray(options))
    return { faults: [{ code: 'bad-options', severity: 'error', member: 'options' }] };
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
  return { faults, values: new Set(known.map(({ value }) => value)) };
}

function defaultProblems(data: JsonObject, values: ReadonlySet<unknown>): Fault[] {
  const saved = memberOf(data, 'value') ?? memberOf(data, 'modelValue');
  const chosen: readonly unknown[] = Array.isArray(saved) ? saved : [saved];
  const unknown = chosen.find(
    (value) => value !== undefined && value !== null && value !== '' && !isObject(value) && !values.has(value),
  );
  return unknown === undefined
    ? []
    : [{ code: 'bad-value', severity: 'warning', member: 'value', detail: jsonText(unknown as Json).slice(0, 40) }];
}
