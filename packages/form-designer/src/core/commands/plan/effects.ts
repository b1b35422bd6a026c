import { catalogue, messageOf } from '@gezi/validators';
import type { PropertyField } from '../../catalogue/ComponentType';
import type { Json, JsonObject } from '../../document/FormDocument';
import {
  booleanMember,
  isObject,
  listMember,
  memberOf,
  numberMember,
  objectMember,
  textMember,
} from '../../document/members';
import { readPath, withPath } from '../../document/paths';
import { OPTION_KEYS } from '../../model/options';

/** What a toggle works on: the item's data with the change in it, as they were, and what is put aside. */
export interface EffectState {
  readonly type: string;
  readonly before: JsonObject;
  readonly data: JsonObject;
  readonly stash: JsonObject;
  /** Provinces, cities and districts to be written as the options of a cascader (B§4). */
  readonly areaTree?: Json;
}

type Effect = (state: EffectState, value: Json | undefined) => EffectState;

/** What each toggle of B§4 changes besides itself. */
export const effects: Readonly<Partial<Record<NonNullable<PropertyField['effect']>, Effect>>> = {
  showLabel: (state, on) => set(state, { labelWidth: on ? 80 : NO_LABEL.has(state.type) ? 0 : 1 }),
  // A cascader's value is a list, of one path or of several.
  multiple: (state, on) => setDefault(state, on || state.type === 'cascader' ? [] : ''),
  range: (state, value) => (state.type === 'date' ? setDateType(state, value) : setRange(state, value === true)),
  dataType: (state, kind) => {
    const was = textMember(state.before, 'dataType', 'static');
    if (kind === was) return state;
    const options = memberOf(state.data, 'options') ?? [];
    if (kind === 'dynamic')
      return { ...set(state, { options: [] }), stash: { ...state.stash, staticOptions: options } };
    const { staticOptions = options, ...stash } = state.stash;
    return { ...set(state, { options: staticOptions }), stash };
  },
  rulesType: (state, kind) => {
    const key = typeof kind === 'string' ? `preset:${kind}` : '';
    if (!Object.hasOwn(catalogue, key)) return state;
    const preset = key as 'preset:phone' | 'preset:email' | 'preset:number' | 'preset:idcard';
    const rule = catalogue[preset].pattern?.source ?? '';
    const rules = listMember(state.data, 'rules');
    if (rules.some((each) => isObject(each) && memberOf(each, 'rule') === rule)) return state;
    return set(state, { rules: [...rules, { rule, msg: messageOf(preset) }] });
  },
  areaData: (state, on) => {
    if (on === booleanMember(state.before, 'china-area-data')) return state;
    const cleared = setDefault(state, []);
    if (on) {
      // Who fills the form in sees the tree of the platform; without one to write, the item keeps its own choices.
      if (state.areaTree === undefined) return cleared;
      const beforeArea = { options: memberOf(state.data, 'options') ?? [], keys: pickKeys(state.data) };
      const swapped = withKeys(set(cleared, { options: state.areaTree }), OPTION_KEYS);
      return { ...swapped, stash: { ...state.stash, beforeArea } };
    }
    const { beforeArea, ...stash } = state.stash;
    if (!isObject(beforeArea)) return cleared;
    const restored = set(cleared, { options: memberOf(beforeArea, 'options') ?? [] });
    return { ...withKeys(restored, objectMember(beforeArea, 'keys')), stash };
  },
};

const NO_LABEL = new Set(['button', 'barCode']);

const set = (state: EffectState, members: JsonObject): EffectState => ({
  ...state,
  data: Object.entries(members).reduce((data, [name, value]) => withPath(data, name, value), state.data),
});

/** The default value stands in `value`, in one fork in `modelValue`. */
export const defaultMember = (data: JsonObject): 'value' | 'modelValue' =>
  !Object.hasOwn(data, 'value') && Object.hasOwn(data, 'modelValue') ? 'modelValue' : 'value';

const setDefault = (state: EffectState, value: Json) => set(state, { [defaultMember(state.data)]: value });

function setRange(state: EffectState, on: boolean): EffectState {
  if (state.type !== 'slider') return setDefault(state, on ? [] : '');
  const least = numberMember(state.data, 'min', 0);
  return setDefault(state, on ? [least, numberMember(state.data, 'max', 20)] : least);
}

/** Formats of the kinds of dates; one that was the usual one of the former kind becomes that of the new. */
const FORMATS: Readonly<Record<string, string>> = {
  month: 'yyyy-MM',
  year: 'yyyy',
  datetime: 'yyyy-MM-dd HH:mm:ss',
  monthrange: 'yyyy-MM',
  datetimerange: 'yyyy-MM-dd HH:mm:ss',
};
const formatOf = (kind: string) => (Object.hasOwn(FORMATS, kind) ? FORMATS[kind]! : 'yyyy-MM-dd');

function setDateType(state: EffectState, value: Json | undefined): EffectState {
  const was = textMember(state.before, 'type', 'date');
  const now = typeof value === 'string' ? value : 'date';
  if (was === now) return state;
  let next = state;
  for (const member of ['format', 'value-format'])
    if (textMember(state.data, member) === formatOf(was)) next = set(next, { [member]: formatOf(now) });
  return setDefault(next, now.endsWith('range') ? [] : '');
}

const KEYS = ['label', 'value', 'children'] as const;

const pickKeys = (data: JsonObject): JsonObject =>
  Object.fromEntries(
    KEYS.flatMap((name) => {
      const found = readPath(data, `props.props.${name}`);
      return found === undefined ? [] : [[name, found]];
    }),
  );

const withKeys = (state: EffectState, keys: object): EffectState => ({
  ...state,
  data: (Object.entries(keys) as [string, Json][]).reduce(
    (data, [name, value]) => withPath(data, `props.props.${name}`, value),
    state.data,
  ),
});
