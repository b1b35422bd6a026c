import { catalogue, messageOf } from '@gezi/validators';
import type { Json, JsonObject } from '../../document/FormDocument';
import { booleanMember, isObject, listMember, memberOf, objectMember, textMember } from '../../document/members';
import { readPath, withPath } from '../../document/paths';
import { OPTION_KEYS } from '../../model/options';
import { setDefault, setMembers, type Effect, type EffectName, type EffectState } from './Effect';

/** Effects shared by all types (B§4); a type may replace one in its panel. */
export const effects: Readonly<Partial<Record<EffectName, Effect>>> = {
  showLabel: (state, on) => setMembers(state, { labelWidth: on ? 80 : 1 }),
  multiple: (state, on) => setDefault(state, on ? [] : ''),
  range: (state, on) => setDefault(state, on === true ? [] : ''),
  dataType: (state, kind) => {
    const was = textMember(state.before, 'dataType', 'static');
    if (kind === was) return state;
    const options = memberOf(state.data, 'options') ?? [];
    if (kind === 'dynamic')
      return { ...setMembers(state, { options: [] }), stash: { ...state.stash, staticOptions: options } };
    const { staticOptions = options, ...stash } = state.stash;
    return { ...setMembers(state, { options: staticOptions }), stash };
  },
  rulesType: (state, kind) => {
    const key = typeof kind === 'string' ? `preset:${kind}` : '';
    if (!Object.hasOwn(catalogue, key)) return state;
    const preset = key as 'preset:phone' | 'preset:email' | 'preset:number' | 'preset:idcard';
    const rule = catalogue[preset].pattern?.source ?? '';
    const rules = listMember(state.data, 'rules');
    if (rules.some((each) => isObject(each) && memberOf(each, 'rule') === rule)) return state;
    return setMembers(state, { rules: [...rules, { rule, msg: messageOf(preset) }] });
  },
  areaData: (state, on) => {
    if (on === booleanMember(state.before, 'china-area-data')) return state;
    const cleared = setDefault(state, []);
    if (on) {
      // The runtime shows the area data of the platform; if none is passed, the item keeps its options.
      if (state.areaTree === undefined) return cleared;
      const beforeArea = { options: memberOf(state.data, 'options') ?? [], keys: pickKeys(state.data) };
      const swapped = withKeys(setMembers(cleared, { options: state.areaTree }), OPTION_KEYS);
      return { ...swapped, stash: { ...state.stash, beforeArea } };
    }
    const { beforeArea, ...stash } = state.stash;
    if (!isObject(beforeArea)) return cleared;
    const restored = setMembers(cleared, { options: memberOf(beforeArea, 'options') ?? [] });
    return { ...withKeys(restored, objectMember(beforeArea, 'keys')), stash };
  },
};

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
