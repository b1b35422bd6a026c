import fastifyMultipart from '@fastify/multipart';
import { anyone, loadFile, loadPublicFile, uploadFile, viewImportProgress } from '@gezi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../../platform/http/addressOf';
import { callOf } from '../../../platform/http/callOf';
import type { Caller } from '../../../platform/http/Caller';
import { success } from '../../../platform/http/envelope';
import { presentedBy } from '../../../platform/http/gate';
import { guardValue } from '../../../platform/http/parseBody';
import { forbidden, notSignedIn, Refusal } from '../../../platform/http/refusal';
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

/** Files are the one kind of call that is neither JSON in nor JSON out. */
export async function fileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, sessions, audit } = services;
  const stored = files(services);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  largeRoutes(app, services, stored);
  serve(app, viewImportProgress, async ({ key }, { userId }) => services.imports.of(userId, key));

  const [uploadPath] = routePaths(uploadFile);
  app.post(uploadPath!, { config: { access: uploadFile.access }, handlerTimeout: 600_000 }, async (request) => {
    const received = await receiveFile(request, stored.waiting, config.uploadLimit);
    const file = await stored.keep(received, request.caller!, callOf(request));
    // The platform's clients read the path from the message.
    return success(file, file.url);
  });

  const [loadPath] = routePaths(loadFile);
  app.get(loadPath!, { config: { access: loadFile.access, queryToken: true } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    return sendTo(request, reply, await found(id), request.caller!);
  });

  const [publicPath] = routePaths(loadPublicFile);
  app.get(publicPath!, { config: { access: loadPublicFile.access } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const file = await found(id);
    if (file.isPublic !== '1') throw forbidden();
    return sendStored(request, reply, file, stored);
  });

  // Pictures and public files are open, their names being unguessable; the rest needs a token (contract, part 1 §6).
  app.get('/api/sys/common/static/*', { config: { access: anyone, queryToken: true } }, async (request, reply) => {
    const file = await found((request.params as { '*': string })['*']);
    if (config.staticOpen || file.isPublic === '1' || isImage(file.fileType)) {
      return sendStored(request, reply, file, stored);
    }
    const caller = await sessions.callerOf(presentedBy(request, true));
    if (!caller.ok) throw caller.reason.code === 'not-signed-in' ? notSignedIn() : forbidden(texts.foreignTenant);
    return sendTo(request, reply, file, caller.value.caller);
  });

  async function found(idOrUrl: string): Promise<FileRow> {
    guardValue(idOrUrl, 'id');
    const file = await stored.find(idOrUrl);
    if (!file) throw new Refusal(404, 404, texts.file.unknown);
    return file;
  }

  async function sendTo(request: FastifyRequest, reply: FastifyReply, file: FileRow, caller: Caller) {
    const entry = { caller, ip: addressOf(request), call: callOf(request), details: { id: file.id } };
    if (!(await stored.mayRead(caller, file))) {
      await audit({ kind: 'refusal', content: texts.audit.refused, ...entry });
      throw forbidden();
    }
    // Pictures of people stand in every list; who has looked at one tells nothing.
    if (file.isPublic !== '1' && file.biz !== 'avatar') {
      await audit({ kind: 'download', content: texts.audit.downloaded(file.fileName), ...entry });
    }
    return sendStored(request, reply, file, stored);
  }
}
