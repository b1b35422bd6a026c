import type { Client } from '@gezi/client';
import {
  currentProtocol,
  listHelp,
  listHelpAdmin,
  listProjectIntros,
  listPublishedNews,
  viewHelp,
  viewNewsArticle,
  viewPortalPage,
  viewProjectIntro,
  type InputOf,
  type PortalPageCode,
} from '@gezi/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Milliseconds published content stays fresh. */
const FRESH = 300_000;
/** The page shows its own loading errors. */
const SILENT = { silent: true };

export const projectsQuery = (client: Client, input: InputOf<typeof listProjectIntros>) =>
  queryOptions({
    queryKey: [listProjectIntros.path, input],
    queryFn: ({ signal }) => client.call(listProjectIntros, input, { signal, ...SILENT }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
  });

export const projectQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [viewProjectIntro.path, id],
    queryFn: ({ signal }) => client.call(viewProjectIntro, { id }, { signal, ...SILENT }),
    staleTime: FRESH,
  });

export const newsQuery = (client: Client, input: InputOf<typeof listPublishedNews>) =>
  queryOptions({
    queryKey: [listPublishedNews.path, input],
    queryFn: ({ signal }) => client.call(listPublishedNews, input, { signal, ...SILENT }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
  });

export const articleQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [viewNewsArticle.path, id],
    queryFn: ({ signal }) => client.call(viewNewsArticle, { id }, { signal, ...SILENT }),
    staleTime: FRESH,
  });

export const pageQuery = (client: Client, code: PortalPageCode) =>
  queryOptions({
    queryKey: [viewPortalPage.path, code],
    queryFn: ({ signal }) => client.call(viewPortalPage, { code }, { signal, ...SILENT }),
    staleTime: FRESH,
  });

export const protocolQuery = (client: Client, code: string) =>
  queryOptions({
    queryKey: [currentProtocol.path, code],
    queryFn: ({ signal }) => client.call(currentProtocol, { code }, { signal, ...SILENT }),
    staleTime: FRESH,
  });

/**
 * Help documents: all for signed-in users, otherwise the public ones (P§6).
 *
 * @param keyword filters by title and returns a flat list
 */
export const helpQuery = (client: Client, signedIn: boolean, keyword = '') =>
  queryOptions({
    queryKey: [listHelp.path, signedIn, keyword],
    queryFn: ({ signal }) => client.call(signedIn ? listHelpAdmin : listHelp, keyword ? { keyword } : {}, { signal }),
    staleTime: FRESH,
  });

export const helpDocumentQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [viewHelp.path, id],
    queryFn: ({ signal }) => client.call(viewHelp, { id }, { signal }),
    staleTime: FRESH,
  });
