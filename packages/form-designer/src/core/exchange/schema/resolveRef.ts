import type { JsonObject } from '../../document/FormDocument';
import { isObject, memberOf } from '../../document/members';

/**
 * Resolves a `$ref` within the same document (`#/$defs/address`) and adds the keywords next to it; undefined for an
 * unknown, external or circular reference.
 */
export function resolveRef(schema: JsonObject, root: JsonObject): JsonObject | undefined {
  let found = schema;
  for (let steps = 0; steps < 20; steps += 1) {
    const ref = memberOf(found, '$ref');
    if (ref === undefined) return found;
    if (typeof ref !== 'string' || !ref.startsWith('#')) return undefined;
    const target = at(root, ref.slice(1));
    if (!target) return undefined;
    const { $ref: _ref, ...beside } = found;
    found = { ...target, ...beside };
  }
  return undefined;
}

/** What a JSON pointer leads to. */
function at(root: JsonObject, pointer: string): JsonObject | undefined {
  if (pointer === '') return root;
  let found: unknown = root;
  for (const step of pointer.split('/').slice(1)) {
    const name = decode(step).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return isObject(found) ? found : undefined;
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
