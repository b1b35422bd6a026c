import type { Outcome } from '../kit/Outcome';
import type { Departments } from './createDepartments';
import type { Dictionaries, RefreshRefusal } from './createDictionaries';

/**
 * Refreshes the caches, as the user menu does: loads the dictionaries again and drops the departments.
 *
 * @returns a catalogue id for `describeMessage`: 刷新缓存完成！ or 刷新缓存失败！
 */
export async function refreshCaches(caches: {
  dictionaries: Dictionaries;
  departments?: Departments;
}): Promise<Outcome<'cache-refreshed', RefreshRefusal>> {
  const outcome = await caches.dictionaries.refresh();
  if (outcome.ok) caches.departments?.clear();
  return outcome;
}
