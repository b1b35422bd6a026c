import { SEARCH_KINDS, SEARCH_LIMIT, searchRecords } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';

/** One search over the records of every feature that brings its own. */
export function recordSearchRoutes(app: FastifyInstance, { recordSearches }: Services): void {
  serve(app, searchRecords, async ({ keyword }, caller) => {
    const sought = keyword.trim();
    if (!sought) return [];
    const asked = SEARCH_KINDS.flatMap((kind) => recordSearches.filter((search) => search.kind === kind));
    const found = await Promise.all(
      asked.map(async ({ kind, find }) => {
        const records = await find(caller, sought, SEARCH_LIMIT);
        return records.slice(0, SEARCH_LIMIT).map((record) => ({ kind, ...record }));
      }),
    );
    return found.flat();
  });
}
