import type { Json, JsonObject } from './FormDocument';
import { isObject, memberOf } from './members';

/**
 * The value at a path of the property panel, e.g. `props.props.multiple`. A member whose name contains the points takes
 * precedence.
 */
export function readPath(data: JsonObject, path: string): Json | undefined {
  if (Object.hasOwn(data, path)) return data[path];
  const at = path.indexOf('.');
  if (at < 0) return undefined;
  const inner = memberOf(data, path.slice(0, at));
  return isObject(inner) ? readPath(inner, path.slice(at + 1)) : undefined;
}

/** The object with the value at a path set, or removed if undefined; non-objects on the path become objects. */
export function withPath(data: JsonObject, path: string, value: Json | undefined): JsonObject {
  const at = Object.hasOwn(data, path) ? -1 : path.indexOf('.');
  const name = at < 0 ? path : path.slice(0, at);
  if (at < 0 && value === undefined) {
    return Object.fromEntries(Object.entries(data).filter(([member]) => member !== name));
  }
  const inner = at < 0 ? undefined : memberOf(data, name);
  const next = at < 0 ? value! : withPath(isObject(inner) ? inner : {}, path.slice(at + 1), value);
  return Object.hasOwn(data, name)
    ? Object.fromEntries(Object.entries(data).map(([member, old]) => [member, member === name ? next : old]))
    : Object.fromEntries([...Object.entries(data), [name, next]]);
}
