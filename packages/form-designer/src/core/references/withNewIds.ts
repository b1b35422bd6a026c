import type { Json, JsonObject } from '../document/FormDocument';
import { isObject } from '../document/members';
import { renameInFormula } from '../logic/renameInFormula';

/** Members of `logic`: expressions over the ids of other components. */
export const FORMULAS = ['visible', 'required', 'disabled', 'value'] as const;

/** The data of a part whose formulas and `linkTo` name other components by their new ids; itself when it names none. */
export function withNewIds(data: JsonObject, ids: ReadonlyMap<string, string>): JsonObject {
  const linkTo = Object.hasOwn(data, 'linkTo') ? data['linkTo'] : undefined;
  const logic = Object.hasOwn(data, 'logic') ? data['logic'] : undefined;
  let next = data;
  if (typeof linkTo === 'string' && ids.has(linkTo)) next = { ...next, linkTo: ids.get(linkTo)! };
  if (isObject(logic)) {
    const replaced = renamed(logic, ids);
    if (replaced !== logic) next = { ...next, logic: replaced };
  }
  return next;
}

function renamed(logic: JsonObject, ids: ReadonlyMap<string, string>): JsonObject {
  let next = logic;
  for (const name of FORMULAS) {
    const formula: Json | undefined = Object.hasOwn(logic, name) ? logic[name] : undefined;
    if (typeof formula !== 'string') continue;
    const replaced = renameInFormula(formula, (id) => ids.get(id));
    if (replaced !== formula) next = { ...next, [name]: replaced };
  }
  return next;
}
