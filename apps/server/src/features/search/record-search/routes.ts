import { SEARCH_KINDS, SEARCH_LIMIT, searchRecords } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { openPages } from '../../../identity/rights/openPages';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';

/** Global search over the records of all features that register a search, as far as the caller may open them. */
export function recordSearchRoutes(app: FastifyInstance, { db, recordSearches }: Services): void {
  serve(app, searchRecords, async ({ keyword }, caller) => {
    const query = keyword.trim();
    if (!query) return [];
    const pages = await openPages(
      db,
      caller,
      recordSearches.map(({ page }) => page),
    );
    const open = recordSearches.filter(({ page }) => pages.has(page));
    const searches = SEARCH_KINDS.flatMap((kind) => open.filter((search) => search.kind === kind));
    const found = await Promise.all(
      searches.map(async ({ kind, find }) => {
        const records = await find(caller, query, SEARCH_LIMIT);
        return records.slice(0, SEARCH_LIMIT).map((record) => ({ kind, ...record }));
      }),
    );
    return found.flat();
  });
}
