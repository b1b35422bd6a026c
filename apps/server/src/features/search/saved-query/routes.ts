import {
  deleteSavedQuery,
  saveSavedQuery,
  listSavedQueries,
  MAX_QUERY_TEXT,
  MAX_SAVED_QUERIES,
  type SavedQuery,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { savedQueryStore } from './store';

export function savedQueryRoutes(app: FastifyInstance, { db, clock, audit }: Services): void {
  const store = savedQueryStore(db, clock);

  serve(app, listSavedQueries, ({ code }, { userId }) => store.list(userId, code));

  serve(app, saveSavedQuery, async ({ code, title, matchType, records }, caller, { request }) => {
    const query: SavedQuery = { title: title.trim(), matchType, records };
    if (!query.title) throw refuse(texts.savedQuery.nameMissing, 'title');
    if (JSON.stringify(records).length > MAX_QUERY_TEXT) throw refuse(texts.savedQuery.tooLong, 'records');
    const list = await db.transaction(async () => {
      const savedQueries = await store.list(caller.userId, code);
      if (savedQueries.length >= MAX_SAVED_QUERIES && !savedQueries.some((one) => one.title === query.title)) {
        throw refuse(texts.savedQuery.tooMany(MAX_SAVED_QUERIES), 'title');
      }
      await store.save(caller.userId, code, query);
      const entry = { caller, ip: caller.ip, call: callOf(request), details: { code, title: query.title } };
      await audit({ kind: 'edit', content: () => texts.audit.querySaved, ...entry });
      return store.list(caller.userId, code);
    });
    return new WithMessage(texts.saved, list);
  });

  serve(app, deleteSavedQuery, async ({ code, title }, caller, { request }) => {
    const list = await db.transaction(async () => {
      await store.remove(caller.userId, code, title);
      const entry = { caller, ip: caller.ip, call: callOf(request), details: { code, title } };
      await audit({ kind: 'delete', content: () => texts.audit.queryDeleted, ...entry });
      return store.list(caller.userId, code);
    });
    return new WithMessage(texts.deleted, list);
  });
}
