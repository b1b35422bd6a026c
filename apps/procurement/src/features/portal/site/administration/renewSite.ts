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

/** The calls that show each part of the site, to its editors and to visitors. */
export const SHOWN_BY = {
  help: [manageHelp, viewHelpEntry, listHelp, viewHelp],
  news: [listNews, viewNews, listPublishedNews, viewNewsArticle],
  page: [viewPortalPage],
  protocol: [listProtocols, viewProtocol, currentProtocol],
};

export type SitePart = keyof typeof SHOWN_BY;

/** After a change of one part of the site: whatever shows it asks anew. */
export const renewSite = (queries: QueryClient, part: SitePart): Promise<void> => renew(queries, ...SHOWN_BY[part]);
