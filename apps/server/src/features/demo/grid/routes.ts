import { splitList } from '@gezi/advanced-query/core';
import { deleteDemoRows, listDemoRows, saveDemoRow, saveDemoRows } from '@gezi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import { texts as platformTexts } from '../../../platform/texts';
import { demoGrid, type DemoChanges } from './demoGrid';
import { texts } from './texts';

const NO_CHANGES: DemoChanges = { inserted: [], edited: [], removedIds: [], order: [] };

export function demoGridRoutes(app: FastifyInstance, services: Services): void {
  const { db, audit } = services;
  const grid = demoGrid(services);

  /** Saves changes and writes them to the audit log, in one transaction. */
  const save = (changes: DemoChanges, caller: Caller, request: FastifyRequest) =>
    db.transaction(async () => {
      const rows = await grid.save(caller.tenantId, changes);
      const { inserted, edited, removedIds } = changes;
      const details = { inserted: inserted.length, edited: edited.length, removed: removedIds.length };
      await audit({ kind: 'edit', content: () => texts.saved, caller, ip: caller.ip, call: callOf(request), details });
      return rows;
    });

  serve(app, listDemoRows, (input, { tenantId }) => grid.list(tenantId, input));

  serve(app, saveDemoRow, async (row, caller, { request }) => {
    const [saved] = await save({ ...NO_CHANGES, edited: [row] }, caller, request);
    return new WithMessage(platformTexts.saved, saved!);
  });

  serve(app, saveDemoRows, async (changes, caller, { request }) => {
    return new WithMessage(platformTexts.saved, await save(changes, caller, request));
  });

  serve(app, deleteDemoRows, async ({ ids }, caller, { request }) => {
    await save({ ...NO_CHANGES, removedIds: splitList(ids) }, caller, request);
    return new WithMessage(platformTexts.deleted, null);
  });
}
