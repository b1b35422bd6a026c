import type { Client } from '@gezi/client';
import { invalidate } from '../../../crud/invalidate';
import {
  getUserPermissionByToken,
  listClaimTasks,
  listMyFlowCc,
  listMyFlows,
  listNotices,
  listQuestions,
  listReceivedNotices,
  listTodos,
  listTodoTasks,
  markNoticeRead,
  readAllNotices,
  viewNotice,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** Notices of each kind in the bell and on the home page. */
const MAX_SHOWN = 6;

/**
 * The caller's unread announcements and messages, latest first. Polled in the background; failures are shown in place.
 */
export const noticesQuery = (client: Client) =>
  queryOptions({
    queryKey: [listNotices.path],
    queryFn: ({ signal }) => client.call(listNotices, { pageSize: MAX_SHOWN }, { signal, silent: true }),
  });

export const noticeQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [viewNotice.path, id],
    queryFn: ({ signal }) => client.call(viewNotice, { id }, { signal }),
    // A republished announcement may have changed.
    staleTime: 60_000,
  });

/** The caller's menu; loaded when a notice links to a page. */
export const menuQuery = (client: Client) =>
  queryOptions({
    queryKey: [getUserPermissionByToken.path],
    queryFn: async ({ signal }) => (await client.call(getUserPermissionByToken, {}, { signal })).menu,
    staleTime: 60_000,
  });

/** Marks an announcement as read and reloads the lists (P§4). */
export const readNotice = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (anntId: string) => client.call(markNoticeRead, { anntId }),
    onSuccess: () => refreshNotices(queries),
  });

/** Marks all of the caller's notices as read. */
export const readNotices = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: () => client.call(readAllNotices, {}),
    onSuccess: () => refreshNotices(queries),
  });

/** Calls that return the caller's notices. */
export const NOTICE_CALLS = [listNotices, listReceivedNotices];

/** Invalidates the caller's notices. */
export const refreshNotices = (queries: QueryClient) => invalidate(queries, ...NOTICE_CALLS);

/** Reloads what a new notice may announce: work that waits for the user, questions about a project and their answers. */
export const refreshWork = (queries: QueryClient) =>
  invalidate(queries, listTodos, listTodoTasks, listClaimTasks, listMyFlows, listMyFlowCc, listQuestions);
