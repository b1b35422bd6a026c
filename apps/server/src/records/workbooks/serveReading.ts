import type { Endpoint } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { success } from '../../platform/http/envelope';
import { routePaths } from '../../platform/http/routePaths';
import { texts } from '../../platform/texts';
import { files as storedFiles } from '../files/files';
import type { RecordServices } from '../RecordServices';
import { importTemplate } from './importTemplate';
import type { ListImport } from './ListImport';
import type { ReadTurn, WorkbookFile } from './readFile';
import { withWorkbooks } from './receiveWorkbooks';
import { sendWorkbook } from './sendWorkbook';

/**
 * Serves the reading of one workbook whose rows are returned and not stored, and with GET its template. The multipart
 * plugin must be registered.
 */
export function serveReading<Result extends TSchema>(
  app: FastifyInstance,
  services: RecordServices,
  endpoint: Endpoint<TSchema, Result>,
  sheet: Pick<ListImport, 'name' | 'columns'>,
  read: (file: WorkbookFile, turn: ReadTurn) => Promise<Static<Result>>,
): void {
  const folder = storedFiles(services).uploadFolder;
  const [path] = routePaths(endpoint);
  app.get(path!, { config: { access: endpoint.access } }, (_request, reply) =>
    sendWorkbook(reply, folder, texts.import.template(sheet.name()), importTemplate(sheet)),
  );
  app.post(path!, { config: { access: endpoint.access, timeLimit: 600_000 } }, (request) =>
    withWorkbooks(request, services, { folder, count: 1 }, async ({ files }) =>
      success(await read(files[0]!, { queue: services.workbookQueue, userId: request.caller!.userId })),
    ),
  );
}
