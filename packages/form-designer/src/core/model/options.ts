import { booleanMember, isObject, listMember, memberOf, objectMember, textMember } from '../document/members';
import type { Json, JsonObject } from '../document/FormDocument';

/** One option: its label and its value. */
export interface ChoiceOption {
  readonly label: string;
  readonly value: string | number | boolean;
  readonly disabled?: boolean;
  /** Value of the option of `linkTo` it belongs to. */
  readonly parent?: Json;
  readonly children?: readonly ChoiceOption[];
}

/** Member names of a cascader's options. */
export interface OptionKeys {
  readonly label: string;
  readonly value: string;
  readonly children: string;
}

export const OPTION_KEYS: OptionKeys = { label: 'label', value: 'value', children: 'children' };
/** Deepest level of options that is read. */
const DEPTH = 20;

/** Whether the options of an item are loaded from its `action`. Some variants of the format call it `remote`. */
export const isRemote = (data: JsonObject): boolean => ['dynamic', 'remote'].includes(textMember(data, 'dataType'));

/** The options saved with an item. */
export const staticOptions = (data: JsonObject): readonly ChoiceOption[] =>
  toOptions(listMember(data, 'options'), optionKeys(data));

/** The member names of an item's options: a cascader may have its own. */
export function optionKeys(data: JsonObject): OptionKeys {
  const keys = objectMember(objectMember(data, 'props'), 'props');
  return {
    label: textMember(keys, 'label') || OPTION_KEYS.label,
    value: textMember(keys, 'value') || OPTION_KEYS.value,
    children: textMember(keys, 'children') || OPTION_KEYS.children,
  };
}

/**
 * The options in a response to `action`: a list, or a list in `result`, `data` or, for pages, their `records`. Entries
 * are `{label | text | title, value}`; a plain text or number is both label and value.
 *
 * @returns undefined if the response has no list
 */
export function readOptions(answer: unknown, keys: OptionKeys = OPTION_KEYS): readonly ChoiceOption[] | undefined {
  const list = findList(answer);
  return list && toOptions(list, keys);
}

/** The list in one of the three formats of a response; rows of a dialog list have the same formats. */
export function findList(answer: unknown): readonly Json[] | undefined {
  if (Array.isArray(answer)) return answer as readonly Json[];
  if (!isObject(answer)) return undefined;
  for (const member of ['result', 'data', 'records']) {
    const found = findList(memberOf(answer, member));
    if (found) return found;
  }
  return undefined;
}

function toOptions(list: readonly Json[], keys: OptionKeys, depth = 0): ChoiceOption[] {
  return list.flatMap((entry): ChoiceOption[] => {
    if (isValue(entry)) return [{ label: String(entry), value: entry }];
    if (!isObject(entry)) return [];
    const value = memberOf(entry, keys.value);
    if (!isValue(value)) return [];
    const label = [keys.label, 'label', 'text', 'title', 'itemText', 'name']
      .map((member) => textMember(entry, member))
      .find((text) => text !== '');
    const children = depth < DEPTH ? toOptions(listMember(entry, keys.children), keys, depth + 1) : [];
    const parent = memberOf(entry, 'parent');
    return [
      {
        label: label ?? String(value),
        value,
        ...(booleanMember(entry, 'disabled') ? { disabled: true } : {}),
        ...(parent === undefined ? {} : { parent }),
        ...(children.length ? { children } : {}),
      },
    ];
  });
}

const isValue = (value: unknown): value is ChoiceOption['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
