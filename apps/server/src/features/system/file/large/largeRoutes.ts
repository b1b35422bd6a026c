import {
  beginLargeUpload,
  dropLargeUpload,
  finishLargeUpload,
  LARGE_PART,
  sendLargePart,
  type LargeUploadState,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { callOf } from '../../../../platform/http/callOf';
import { compileInput } from '../../../../platform/http/compileInput';
import { WithMessage, success } from '../../../../platform/http/envelope';
import { guardValue } from '../../../../platform/http/parseBody';
import { compileQueryReader } from '../../../../platform/http/readQuery';
import { refuse } from '../../../../platform/http/refusal';
import { routePaths } from '../../../../platform/http/routePaths';
import { serve } from '../../../../platform/http/serve';
import type { Services } from '../../../../FeatureModule';
import { texts } from '../../../../platform/texts';
import type { Files } from '../../../../records/files/files';
import { multipartFault } from '../../../../records/files/receiveFile';
import { largeUploads } from './largeUploads';

/** Milliseconds for a part of a slow client, and for the hash of a whole file. */
const TIME_LIMIT = 600_000;

/** Endpoints for files sent in parts. The multipart plugin must be registered. */
export function largeRoutes(app: FastifyInstance, services: Services, files: Files): void {
  const uploads = largeUploads(services, files);

  serve(app, beginLargeUpload, (input, caller) => uploads.begin(input, caller));
  serve(
    app,
    finishLargeUpload,
    async ({ id, digest }, caller, { request }) => {
      const stored = await uploads.finish(id, digest, caller, callOf(request));
      return new WithMessage(stored.url, stored);
    },
    { timeLimit: TIME_LIMIT },
  );
  serve(app, dropLargeUpload, ({ id }, caller) => uploads.cancel(id, caller));

  const readQuery = compileQueryReader(sendLargePart.input);
  const checkInput = compileInput(sendLargePart.input);
  const [path] = routePaths(sendLargePart);
  app.post(path!, { config: { access: sendLargePart.access, timeLimit: TIME_LIMIT } }, async (request) => {
    guardValue(request.query);
    guardValue(request.params);
    const input = checkInput(readQuery({ ...(request.query as object), ...(request.params as object) }));
    if (!input.ok) throw refuse(input.reason.message, input.reason.field);
    if (!request.isMultipart()) throw refuse(texts.file.notMultipart);
    const { id, index, sha256 } = input.value;
    let state: LargeUploadState | undefined;
    const limits = { fileSize: LARGE_PART + 1, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 50 };
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') state = await uploads.receive(id, index, sha256, part.file, request.caller!);
      }
    } catch (error) {
      throw multipartFault(error);
    }
    if (!state) throw refuse(texts.file.missing, 'file');
    return success(state);
  });

  const timer = setInterval(() => void uploads.removeOld().catch(() => undefined), 3_600_000);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
