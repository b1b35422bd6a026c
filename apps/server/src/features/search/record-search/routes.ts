import { SEARCH_KINDS, SEARCH_LIMIT, searchRecords } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';

/** Global search over the records of all features that register a search. */
export function recordSearchRoutes(app: FastifyInstance, { recordSearches }: Services): void {
  serve(app, searchRecords, async ({ keyword }, caller) => {
    const query = keyword.trim();
    if (!query) return [];
    const searches = SEARCH_KINDS.flatMap((kind) => recordSearches.filter((search) => search.kind === kind));
    const found = await Promise.all(
      searches.map(async ({ kind, find }) => {
        const records = await find(caller, query, SEARCH_LIMIT);
        return records.slice(0, SEARCH_LIMIT).map((record) => ({ kind, ...record }));
      }),
    );
    return found.flat();
  });
}
