import { splitList } from '../../platform/query/parseFieldCondition';

/**
 * Ids added and removed between two comma-separated lists.
 */
export function diffIds(wanted: string, last: string): { added: string[]; removed: string[] } {
  const [now, before] = [new Set(splitList(wanted)), new Set(splitList(last))];
  return { added: [...now].filter((id) => !before.has(id)), removed: [...before].filter((id) => !now.has(id)) };
}
