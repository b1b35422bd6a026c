import type { Client } from '@gezi/client';
import { listNotices, markNoticeRead, viewNotice } from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** Announcements the caller has not read, newest first. */
export const noticesQuery = (client: Client) =>
  queryOptions({
    queryKey: [listNotices.path],
    queryFn: ({ signal }) => client.call(listNotices, { pageSize: 6 }, { signal }),
  });

export const noticeQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [viewNotice.path, id],
    queryFn: ({ signal }) => client.call(viewNotice, { id }, { signal }),
    staleTime: Infinity,
  });

/** Marks an announcement as read; the list then loads anew (P§4). */
export const readNotice = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (anntId: string) => client.call(markNoticeRead, { anntId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listNotices.path] }),
  });
