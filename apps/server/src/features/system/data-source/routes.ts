import {
  addDataSource,
  dataSourceOptions,
  deleteDataSource,
  deleteDataSources,
  editDataSource,
  exportDataSources,
  importDataSources,
  listDataSources,
  testConnection,
  viewDataSource,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serveWrites } from '../../../records/lists/serveWrites';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { connectionTests } from './connectionTests';
import { dataSources } from './dataSources';
import { sourceSheets } from './sourceSheets';

/** Connection tests per user and minute; prevents guessing passwords. */
const TESTS_PER_MINUTE = 20;

export function dataSourceRoutes(app: FastifyInstance, services: Services): void {
  const { audit } = services;
  const sources = dataSources(services);
  const sheets = sourceSheets(services, sources);
  const test = connectionTests(services, sources);
  const withText = async (row: Awaited<ReturnType<typeof sources.view>>) => (await sources.withTexts([row]))[0]!;

  serve(app, listDataSources, async (request, caller) => {
    const page = await sources.list(caller, request);
    return { ...page, records: await sources.withTexts(page.records) };
  });
  serve(app, viewDataSource, async ({ id }, caller) => withText(await sources.view(caller, id)));
  serve(app, dataSourceOptions, (_input, caller) => sources.options(caller));
  serveWrites(app, services, {
    add: [addDataSource, async (caller, input, logChange) => withText(await sources.add(caller, input, logChange))],
    edit: [editDataSource, async (caller, input, logChange) => withText(await sources.edit(caller, input, logChange))],
    remove: [deleteDataSource, deleteDataSources, sources.remove],
  });
  serveExport(app, services, exportDataSources, (input, caller) => sheets.listFor(input, caller));
  serveImport(app, services, importDataSources, (caller) => sheets.importFor(caller));
  serve(
    app,
    testConnection,
    async (input, caller, { request }) => {
      await test(caller, input, (server, result) =>
        audit({
          kind: 'query',
          content: () => texts.audit.connectionTested(server, result),
          caller,
          ip: caller.ip,
          call: callOf(request),
        }),
      );
      return new WithMessage(texts.dataSource.connected, null);
    },
    { limit: { name: 'connection-tests', max: TESTS_PER_MINUTE, by: 'user' } },
  );
}
