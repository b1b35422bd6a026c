import type { Outcome } from '../kit/Outcome';
import type { Departments } from './createDepartments';
import type { Dictionaries, RefreshRefusal } from './createDictionaries';

/**
 * The user menu's cache refresh: dictionaries loaded anew, departments forgotten. Both answers are lines of the
 * catalogue: 刷新缓存完成！ and 刷新缓存失败！.
 */
export async function refreshCaches(caches: {
  dictionaries: Dictionaries;
  departments?: Departments;
}): Promise<Outcome<'cache-refreshed', RefreshRefusal>> {
  const outcome = await caches.dictionaries.refresh();
  if (outcome.ok) caches.departments?.clear();
  return outcome;
}
