import fastifyMultipart from '@fastify/multipart';
import {
  anyone,
  linkFile,
  loadFile,
  loadPublicFile,
  previewPdf,
  transitRequest,
  uploadFile,
  viewImportProgress,
} from '@gezi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../../platform/http/addressOf';
import { callOf } from '../../../platform/http/callOf';
import type { Caller } from '../../../platform/http/Caller';
import { presentedBy } from '../../../platform/http/enforceAccess';
import { guardValue } from '../../../platform/http/parseBody';
import { forbidden, notSignedIn, refuse, Refusal } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import { routePaths } from '../../../platform/http/routePaths';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { isImage } from '../../../records/files/contentTypes';
import { files } from '../../../records/files/files';
import { downloadLink, sendStored } from '../../../records/files/sendStored';
import type { FileRow } from '../../../records/files/store';
import { largeRoutes } from './large/largeRoutes';
import { PDF_PAGE_POLICY, pdfPage } from './pdfPage';
import { serveUpload } from './serveUpload';
import { storageRoutes } from './storageRoutes';

/** File endpoints, the only ones that do not exchange JSON. */
export async function fileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config, sessions, audit } = services;
  const fileService = files(services);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  largeRoutes(app, services, fileService);
  serve(app, viewImportProgress, async ({ key }, { userId }) => services.imports.of(userId, key));

  serveUpload(app, services, fileService, uploadFile);
  storageRoutes(app, services, fileService);

  serve(app, transitRequest, async () => {
    throw refuse(texts.file.noTransit);
  });

  const [loadPath] = routePaths(loadFile);
  app.get(loadPath!, { config: { access: loadFile.access, queryToken: true } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    return sendAuthorized(request, reply, await findOrRefuse(id), request.caller!);
  });

  serve(app, linkFile, async ({ id }, caller, { request }) => {
    const file = await findOrRefuse(id);
    await refuseOthers(request, file, caller);
    const url = await downloadLink(file, fileService);
    // Without a link the download is noted when the bytes are sent.
    if (url !== undefined) await noteDownload(request, file, caller);
    return { url: url ?? null };
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
    return sendAuthorized(request, reply, file, await callerOf(request));
  });

  const [pdfPath] = routePaths(previewPdf);
  app.get(pdfPath!, { config: { access: previewPdf.access, queryToken: true } }, async (request, reply) => {
    const { file: wanted } = request.query as Record<string, unknown>;
    const file = await findOrRefuse(typeof wanted === 'string' ? wanted : '');
    const caller = await callerOf(request);
    if (!(await fileService.mayRead(caller, file))) throw forbidden();
    if (file.fileType !== 'pdf') throw refuse(texts.file.noPdf, 'file');
    const { token } = presentedBy(request, true);
    const reader = { token: typeof token === 'string' ? token : undefined, tenantId: caller.tenantId };
    const page = pdfPage(file, fileService.seal.nameOf(file), reader);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', PDF_PAGE_POLICY).send(page);
  });

  /** The caller by header or query. @throws {Refusal} without a valid session */
  async function callerOf(request: FastifyRequest): Promise<Caller> {
    const found = await sessions.callerOf(presentedBy(request, true));
    if (found.ok) return found.value.caller;
    throw found.reason.code === 'not-signed-in' ? notSignedIn() : forbidden(texts.foreignTenant);
  }

  async function findOrRefuse(idOrUrl: string): Promise<FileRow> {
    guardValue(idOrUrl, 'id');
    const file = await fileService.find(idOrUrl);
    if (!file) throw new Refusal(404, 404, texts.file.unknown);
    return file;
  }

  async function sendAuthorized(request: FastifyRequest, reply: FastifyReply, file: FileRow, caller: Caller) {
    await refuseOthers(request, file, caller);
    await noteDownload(request, file, caller);
    return sendStored(request, reply, file, fileService);
  }

  /** @throws {Refusal} unless the caller may read the file */
  async function refuseOthers(request: FastifyRequest, file: FileRow, caller: Caller): Promise<void> {
    if (await fileService.mayRead(caller, file)) return;
    await audit({ kind: 'refusal', content: () => texts.audit.refused, ...entryOf(request, file, caller) });
    throw forbidden();
  }

  /** Avatars appear in every list, so their downloads are not worth logging. */
  async function noteDownload(request: FastifyRequest, file: FileRow, caller: Caller): Promise<void> {
    if (file.isPublic === '1' || file.biz === 'avatar') return;
    const content = () => texts.audit.downloaded(file.fileName);
    await audit({ kind: 'download', content, ...entryOf(request, file, caller) });
  }
}

const entryOf = (request: FastifyRequest, { id }: FileRow, caller: Caller) => ({
  caller,
  ip: addressOf(request),
  call: callOf(request),
  details: { id },
});
