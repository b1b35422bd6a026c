import type { Endpoint, uploadFile } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { callOf } from '../../../platform/http/callOf';
import { success } from '../../../platform/http/envelope';
import { routePaths } from '../../../platform/http/routePaths';
import type { Files } from '../../../records/files/files';
import { receiveFile } from '../../../records/files/receiveFile';

/** Milliseconds that an upload may take. */
const UPLOAD_TIME = 600_000;

/** Serves a call that stores one file. Clients of the platform read its stored path from `message`. */
export function serveUpload(
  app: FastifyInstance,
  { config }: Pick<Services, 'config'>,
  files: Files,
  endpoint: Endpoint<(typeof uploadFile)['input'], (typeof uploadFile)['result']>,
): void {
  const [path] = routePaths(endpoint);
  app.post(path!, { config: { access: endpoint.access, timeLimit: UPLOAD_TIME } }, async (request) => {
    const received = await receiveFile(request, files.uploadFolder, config.uploadLimit);
    const file = await files.storeUpload(received, request.caller!, callOf(request));
    return success(file, file.url);
  });
}
