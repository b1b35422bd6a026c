import fastifyMultipart from '@fastify/multipart';
import { anyone, loadFile, loadPublicFile, transitRequest, uploadFile, viewImportProgress } from '@gezi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../../platform/http/addressOf';
import { callOf } from '../../../platform/http/callOf';
import type { Caller } from '../../../platform/http/Caller';
import { success } from '../../../platform/http/envelope';
import { presentedBy } from '../../../platform/http/enforceAccess';
import { guardValue } from '../../../platform/http/parseBody';
import { forbidden, notSignedIn, refuse, Refusal } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import { routePaths } from '../../../platform/http/routePaths';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { isImage } from '../../../records/files/contentTypes';
import { files } from '../../../records/files/files';
import { largeRoutes } from './large/largeRoutes';
import { receiveFile } from '../../../records/files/receiveFile';
import { sendStored } from '../../../records/files/sendStored';
import type { FileRow } from '../../../records/files/store';

/** File endpoints, the only ones that do not exchange JSON. */
export async function fileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, sessions, audit } = services;
  const fileService = files(services);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  largeRoutes(app, services, fileService);
  serve(app, viewImportProgress, async ({ key }, { userId }) => services.imports.of(userId, key));

  const [uploadPath] = routePaths(uploadFile);
  app.post(uploadPath!, { config: { access: uploadFile.access }, handlerTimeout: 600_000 }, async (request) => {
    const received = await receiveFile(request, fileService.uploadFolder, config.uploadLimit);
    const file = await fileService.storeUpload(received, request.caller!, callOf(request));
    // Clients of the platform read the path from `message`.
    return success(file, file.url);
  });

  serve(app, transitRequest, async () => {
    throw refuse(texts.file.noTransit);
  });

  const [loadPath] = routePaths(loadFile);
  app.get(loadPath!, { config: { access: loadFile.access, queryToken: true } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    return sendAuthorized(request, reply, await findOrRefuse(id), request.caller!);
  });

  const [publicPath] = routePaths(loadPublicFile);
  app.get(publicPath!, { config: { access: loadPublicFile.access } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const file = await findOrRefuse(id);
    if (file.isPublic !== '1') throw forbidden();
    return sendStored(request, reply, file, fileService);
  });

  // Pictures and public files need no token because their names cannot be guessed (contract, part 1 §6). Readers of the
  // database know the names of sealed ones.
  app.get('/api/sys/common/static/*', { config: { access: anyone, queryToken: true } }, async (request, reply) => {
    const file = await findOrRefuse((request.params as { '*': string })['*']);
    const isOpen = config.staticOpen || file.isPublic === '1' || isImage(file.fileType);
    if (isOpen && file.sealedKey === null) {
      return sendStored(request, reply, file, fileService);
    }
    const caller = await sessions.callerOf(presentedBy(request, true));
    if (!caller.ok) throw caller.reason.code === 'not-signed-in' ? notSignedIn() : forbidden(texts.foreignTenant);
    return sendAuthorized(request, reply, file, caller.value.caller);
  });

  async function findOrRefuse(idOrUrl: string): Promise<FileRow> {
    guardValue(idOrUrl, 'id');
    const file = await fileService.find(idOrUrl);
    if (!file) throw new Refusal(404, 404, texts.file.unknown);
    return file;
  }

  async function sendAuthorized(request: FastifyRequest, reply: FastifyReply, file: FileRow, caller: Caller) {
    const entry = { caller, ip: addressOf(request), call: callOf(request), details: { id: file.id } };
    if (!(await fileService.mayRead(caller, file))) {
      await audit({ kind: 'refusal', content: () => texts.audit.refused, ...entry });
      throw forbidden();
    }
    // Avatars appear in every list, so their downloads are not worth logging.
    if (file.isPublic !== '1' && file.biz !== 'avatar') {
      await audit({ kind: 'download', content: () => texts.audit.downloaded(file.fileName), ...entry });
    }
    return sendStored(request, reply, file, fileService);
  }
}
