import type { Json } from '../../core/document/FormDocument';
import { listOf } from '../../core/model/plainValues';

/** The paths of a value. Each of several paths is a list; a single one is a list of values itself. */
export function readPaths(value: Json | undefined, isMultiple: boolean): (readonly Json[])[] {
  const list = listOf(value);
  if (list.length === 0) return [];
  if (isMultiple) return list.map((path) => listOf(path));
  // A form that was multiple once may hold a list of paths.
  return Array.isArray(list[0]) ? [listOf(list[0])] : [list];
}
