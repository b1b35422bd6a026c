import type { Client } from '@gezi/client';
import { renew } from '../../../crud/renew';
import {
  getUserPermissionByToken,
  listNotices,
  listReceivedNotices,
  markNoticeRead,
  readAllNotices,
  viewNotice,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** Of each kind in the bell and on the home page. */
const SHOWN = 6;

/** Announcements and messages the caller has not read, latest first. Asked for in the background: what fails is shown where they stand. */
export const noticesQuery = (client: Client) =>
  queryOptions({
    queryKey: [listNotices.path],
    queryFn: ({ signal }) => client.call(listNotices, { pageSize: SHOWN }, { signal, silent: true }),
  });

export const noticeQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [viewNotice.path, id],
    queryFn: ({ signal }) => client.call(viewNotice, { id }, { signal }),
    // Published again it says something else.
    staleTime: 60_000,
  });

/** The caller's pages; asked for when a notice leads to one of them. */
export const menuQuery = (client: Client) =>
  queryOptions({
    queryKey: [getUserPermissionByToken.path],
    queryFn: async ({ signal }) => (await client.call(getUserPermissionByToken, {}, { signal })).menu,
    staleTime: 60_000,
  });

/** Marks an announcement as read; the lists then load anew (P§4). */
export const readNotice = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (anntId: string) => client.call(markNoticeRead, { anntId }),
    onSuccess: () => refreshNotices(queries),
  });

/** Marks everything the caller was sent as read. */
export const readNotices = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: () => client.call(readAllNotices, {}),
    onSuccess: () => refreshNotices(queries),
  });

/** The calls that show the caller's notices. */
export const NOTICE_CALLS = [listNotices, listReceivedNotices];

/** Asks anew for what shows the caller's notices. */
export const refreshNotices = (queries: QueryClient) => renew(queries, ...NOTICE_CALLS);
