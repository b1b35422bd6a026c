import type { Json, JsonObject } from '../../document/FormDocument';
import { withPath } from '../../document/paths';

/** Names of the changes of other members by a property (B§4). */
export type EffectName =
  | 'showLabel'
  | 'multiple'
  | 'range'
  | 'dataType'
  | 'rulesType'
  | 'areaData'
  | 'newWindow'
  | 'coerceValue';

/** Input and result of an effect: the item's data with the change applied, the data before it, and the stash. */
export interface EffectState {
  readonly before: JsonObject;
  readonly data: JsonObject;
  readonly stash: JsonObject;
  /** Provinces, cities and districts to write as the options of a cascader (B§4). */
  readonly areaTree?: Json;
}

export type Effect = (state: EffectState, value: Json | undefined) => EffectState;

/** Sets members by path. */
export const setMembers = (state: EffectState, members: JsonObject): EffectState => ({
  ...state,
  data: Object.entries(members).reduce((data, [name, value]) => withPath(data, name, value), state.data),
});

/** Member of the default value: `value`, in one variant of the format `modelValue`. */
export const defaultMember = (data: JsonObject): 'value' | 'modelValue' =>
  !Object.hasOwn(data, 'value') && Object.hasOwn(data, 'modelValue') ? 'modelValue' : 'value';

export const setDefault = (state: EffectState, value: Json): EffectState =>
  setMembers(state, { [defaultMember(state.data)]: value });
