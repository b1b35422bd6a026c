import type { Client } from '@gezi/client';
import {
  addAnnouncement,
  editAnnouncement,
  listAnnouncements,
  listNoticeReaders,
  releaseAnnouncement,
  revokeAnnouncement,
  viewReadStatistics,
  type AnnouncementAdd,
} from '@gezi/domain';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { refreshNotices } from '../queries';

export interface AnnouncementToSave extends AnnouncementAdd {
  /** Absent for a new one. */
  id?: string | undefined;
  updateTime?: string | null | undefined;
}

/** Saves an announcement as a draft. The dialog shows refusals. */
export const saveAnnouncement = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, updateTime, ...draft }: AnnouncementToSave) =>
      id === undefined
        ? client.call(addAnnouncement, draft, { silent: true })
        : client.call(editAnnouncement, { id, updateTime, ...draft }, { silent: true }),
    onSettled: () => refreshAnnouncements(queries),
  });

/** Publishes an announcement that was just saved. The dialog shows refusals. */
export const publishSaved = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => client.call(releaseAnnouncement, { id }, { silent: true }),
    onSettled: () => refreshAnnouncements(queries),
  });

const ACTIONS = { release: releaseAnnouncement, revoke: revokeAnnouncement };
export type AnnouncementAction = keyof typeof ACTIONS;

/** Row actions on announcements. */
export const actOnAnnouncement = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ action, id }: { action: AnnouncementAction; id: string }) => client.call(ACTIONS[action], { id }),
    onSettled: () => refreshAnnouncements(queries),
  });

const refreshAnnouncements = async (queries: QueryClient) => {
  await Promise.all([queries.invalidateQueries({ queryKey: [listAnnouncements.path] }), refreshNotices(queries)]);
};

export const readStatisticsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [viewReadStatistics.path, id],
    queryFn: ({ signal }) => client.call(viewReadStatistics, { id }, { signal }),
    staleTime: 0,
  });

export const READERS_SHOWN = 10;

/** Recipients of an announcement, readers first. */
export const readersQuery = (client: Client, anntId: string, readFlag: '0' | '1' | undefined, pageNo: number) =>
  queryOptions({
    queryKey: [listNoticeReaders.path, anntId, readFlag, pageNo],
    queryFn: ({ signal }) =>
      client.call(
        listNoticeReaders,
        { anntId, ...(readFlag && { readFlag }), pageNo, pageSize: READERS_SHOWN },
        { signal },
      ),
    staleTime: 0,
  });
