import { splitList } from '@gezi/advanced-query/core';
import { comparePrices, exportPrices, listPrices, priceTrend } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveExport } from '../../../records/workbooks/serveExport';
import { prices } from './prices';

export function priceRoutes(app: FastifyInstance, services: Services): void {
  const history = prices(services);

  serve(app, listPrices, (request, caller) => history.list(caller, request));
  serve(app, priceTrend, (input, caller) => history.trend(caller, input));
  serve(app, comparePrices, (input, caller) => history.compare(caller, input));
  serveExport(app, services, exportPrices, ({ selections = '', ...filters }, caller) =>
    history.listFor(caller, splitList(selections), filters),
  );
}
