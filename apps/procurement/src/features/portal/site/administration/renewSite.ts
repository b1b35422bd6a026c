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
import { renew } from '../../../../crud/renew';

/** Calls that show each part of the site, to editors and visitors. */
export const SHOWN_BY = {
  help: [manageHelp, viewHelpEntry, listHelp, viewHelp],
  news: [listNews, viewNews, listPublishedNews, viewNewsArticle],
  page: [viewPortalPage],
  protocol: [listProtocols, viewProtocol, currentProtocol],
};

export type SitePart = keyof typeof SHOWN_BY;

/** Invalidates the queries that show a part of the site. */
export const renewSite = (queries: QueryClient, part: SitePart): Promise<void> => renew(queries, ...SHOWN_BY[part]);
