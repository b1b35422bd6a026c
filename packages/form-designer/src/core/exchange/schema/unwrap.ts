import type { JsonObject } from '../../document/FormDocument';
import { isObject, listMember } from '../../document/members';
import { resolveRef } from './resolveRef';

/**
 * Unwraps a property that a generator wrote as a union with null (`anyOf: [{…}, {type: 'null'}]`) or as a list of one
 * (`allOf: [{$ref}]`); undefined for an unknown reference.
 */
export function unwrap(schema: JsonObject, root: JsonObject, depth = 0): JsonObject | undefined {
  const found = resolveRef(schema, root);
  if (!found || depth > 5) return found;
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    const branches = listMember(found, keyword).filter((branch) => !isObject(branch) || branch['type'] !== 'null');
    const [only] = branches;
    // A list that was of one from the start is wrapped; one of patterns is read elsewhere.
    if (branches.length !== 1 || !isObject(only!) || Object.hasOwn(only, 'const') || isPattern(only)) continue;
    const { [keyword]: _union, ...beside } = found;
    return unwrap({ ...only, ...beside }, root, depth + 1);
  }
  return found;
}

const isPattern = (schema: JsonObject) => Object.keys(schema).join() === 'pattern';
