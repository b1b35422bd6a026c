import type { JsonObject } from '../../document/FormDocument';
import { isObject, listMember } from '../../document/members';
import { resolveRef } from './resolveRef';

/**
 * The schema of a property that is written as a union with null (`anyOf: [{…}, {type: 'null'}]`) or as a list with one
 * entry (`allOf: [{$ref}]`); undefined for an unknown reference.
 */
export function unwrap(schema: JsonObject, root: JsonObject, depth = 0): JsonObject | undefined {
  const found = resolveRef(schema, root);
  if (!found || depth > 5) return found;
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = listMember(found, keyword).filter((branch) => !isObject(branch) || branch['type'] !== 'null');
    const [only] = branches;
    // A list with one entry is unwrapped; a list of patterns is read elsewhere.
    if (branches.length !== 1 || !isObject(only!) || Object.hasOwn(only, 'const') || isPattern(only)) continue;
    const { [keyword]: _union, ...beside } = found;
    return unwrap({ ...only, ...beside }, root, depth + 1);
  }
  return found;
}

const isPattern = (schema: JsonObject) => Object.keys(schema).join() === 'pattern';
