import {
  anyone,
  checkStoredFile,
  deleteStoredFile,
  findLostFiles,
  findOrphanedBytes,
  listStoredFiles,
  uploadMinio,
  uploadStoredFile,
  viewFileInfo,
  viewFileUsage,
  viewStoredFile,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { forbidden } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import type { Files } from '../../../records/files/files';
import { serveWrite } from '../../../records/lists/serveWrite';
import { fileUsage } from './fileUsage';
import { orphanedBytes } from './orphanedBytes';
import { serveUpload } from './serveUpload';
import { storedFiles } from './storedFiles';

/** Calls of the page with the stored files, and information on files. */
export function storageRoutes(app: FastifyInstance, services: Services, files: Files): void {
  const stored = storedFiles(services, files);
  const usage = fileUsage(services);
  const findOrphans = orphanedBytes(services);

  serve(app, listStoredFiles, (request, caller) => stored.list(caller, request));
  serve(app, viewStoredFile, ({ id }, caller) => stored.view(caller, id));
  serve(app, viewFileUsage, (_input, caller) => usage(caller));
  serve(app, checkStoredFile, async ({ id }, caller) => ({ state: await stored.check(caller, id) }));
  serve(app, findLostFiles, ({ after }, caller) => stored.findLost(caller, after));
  serve(app, findOrphanedBytes, ({ after }, caller) => findOrphans(caller, after));
  serve(app, viewFileInfo, ({ ids }, caller) => stored.info(caller, ids));
  serveWrite(
    app,
    services,
    () => texts.deleted,
    deleteStoredFile,
    (caller, { id }, logChange) => stored.remove(caller, id, logChange),
  );
  serveUpload(app, services, files, uploadStoredFile);
  serveUpload(app, services, files, uploadMinio);
  // Clients are sent here when a permission is missing (contract, part 1 §6).
  app.all('/api/sys/common/403', { config: { access: anyone } }, async () => {
    throw forbidden();
  });
}
