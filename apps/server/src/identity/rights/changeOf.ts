import { splitList } from '../../platform/query/parseFieldCondition';

/**
 * What was added and what taken away between two lists of ids, comma-joined; what neither of them names stays as others
 * made it.
 */
export function changeOf(wanted: string, last: string): { added: string[]; removed: string[] } {
  const [now, before] = [new Set(splitList(wanted)), new Set(splitList(last))];
  return { added: [...now].filter((id) => !before.has(id)), removed: [...before].filter((id) => !now.has(id)) };
}
