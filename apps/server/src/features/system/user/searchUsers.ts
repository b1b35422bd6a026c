import type { SearchHit } from '@gezi/domain';
import { isExternal, type Caller } from '../../../platform/http/Caller';
import { listPage } from '../../../platform/query/listPage';
import type { userStore } from './store';

/** Searches active users of the tenant by username, name or pinyin. Suppliers and experts find nobody. */
export async function searchUsers(
  store: Pick<ReturnType<typeof userStore>, 'searchActive'>,
  caller: Caller,
  keyword: string,
  limit: number,
): Promise<Omit<SearchHit, 'kind'>[]> {
  if (isExternal(caller)) return [];
  const search = { anywhere: keyword, column: 'createTime', descending: true } as const;
  const { records } = await store.searchActive(caller.tenantId, {
    search,
    departIds: [],
    isSearch: true,
    ...listPage(1, limit),
  });
  return records.map(({ id, username, realname, orgCodeTxt }) => ({
    id,
    title: realname,
    code: username,
    note: orgCodeTxt,
  }));
}
