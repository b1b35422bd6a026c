import type { SearchRecords } from '@gezi/admin-shell';
import { useClient } from '@gezi/client';
import { SEARCH_KINDS, searchRecords } from '@gezi/domain';
import { useCallback } from 'react';
import { searchHitPath } from './searchHitPath';
import { useTexts } from './texts';

/** Searches records of all kinds for the global search. */
export function useSearchRecords(): SearchRecords {
  const { foundKinds } = useTexts();
  const client = useClient();
  return useCallback(
    async (keyword, signal) => {
      const found = await client.call(searchRecords, { keyword }, { signal, silent: true });
      return SEARCH_KINDS.map((kind) => ({
        title: foundKinds[kind],
        hits: found
          .filter((record) => record.kind === kind)
          .map((record) => ({
            key: `${kind}-${record.id}`,
            title: record.title,
            note: [record.code, record.note].filter(Boolean).join(' · ') || undefined,
            path: searchHitPath(record),
          })),
      }));
    },
    [client, foundKinds],
  );
}
