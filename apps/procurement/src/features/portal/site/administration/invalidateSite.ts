import {
  currentProtocol,
  listHelp,
  listNews,
  listProtocols,
  listPublishedNews,
  manageHelp,
  viewHelp,
  viewHelpEntry,
  viewNews,
  viewNewsArticle,
  viewPortalPage,
  viewProtocol,
} from '@gezi/domain';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../../crud/invalidate';

/** Calls that show each part of the site, to editors and visitors. */
export const CALLS_OF = {
  help: [manageHelp, viewHelpEntry, listHelp, viewHelp],
  news: [listNews, viewNews, listPublishedNews, viewNewsArticle],
  page: [viewPortalPage],
  protocol: [listProtocols, viewProtocol, currentProtocol],
};

export type SitePart = keyof typeof CALLS_OF;

/** Invalidates the queries that show a part of the site. */
export const invalidateSite = (queries: QueryClient, part: SitePart): Promise<void> =>
  invalidate(queries, ...CALLS_OF[part]);
