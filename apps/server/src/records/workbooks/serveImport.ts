import { codes, type Endpoint } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { files as storedFiles } from '../files/files';
import { addressOf } from '../../platform/http/addressOf';
import type { Caller } from '../../platform/http/Caller';
import { callOf } from '../../platform/http/callOf';
import { failure, success } from '../../platform/http/envelope';
import { refuse } from '../../platform/http/refusal';
import { routePaths } from '../../platform/http/routePaths';
import { letOthersFirst } from '../../platform/kit/requestContext';
import type { RecordServices } from '../RecordServices';
import { texts } from '../../platform/texts';
import { importWorkbooks, type ImportResult } from './importWorkbooks';
import type { ChosenHeaders } from './checkRows';
import type { GeneratedFile } from './generatedFile';
import { importTemplate } from './importTemplate';
import type { ListImport } from './ListImport';
import { previewImport } from './previewImport';
import { withWorkbooks } from './receiveWorkbooks';
import { sendWorkbook } from './sendWorkbook';

/** Maximum workbooks per request. */
const MAX_FILES = 5;
/** Response code when some rows were refused (contract, part 1 §1.11). */
const WITH_ERRORS = 201;
const t = texts.import;

/**
 * Serves the import of workbooks into a list, and with GET its template. The multipart plugin must be registered.
 *
 * Optional form fields: `preview` (`1` = read the first workbook and store nothing), `columns` (JSON: header of the
 * workbook by key of the list column).
 *
 * @param listFor returns the target list of a caller; `params` are the path parameters
 */
export function serveImport(
  app: FastifyInstance,
  services: RecordServices,
  endpoint: Pick<Endpoint, 'path' | 'input' | 'access'>,
  listFor: (caller: Caller, params: Readonly<Record<string, string>>) => Promise<ListImport>,
): void {
  const stored = storedFiles(services);
  const [path] = routePaths(endpoint);
  app.get(path!, { config: { access: endpoint.access } }, async (request, reply) => {
    const list = await listFor(request.caller!, request.params as Record<string, string>);
    return sendWorkbook(reply, stored.uploadFolder, t.template(list.name()), importTemplate(list));
  });
  app.post(path!, { config: { access: endpoint.access, timeLimit: 600_000 } }, async (request) => {
    const caller = request.caller!;
    letOthersFirst();
    return withWorkbooks(request, services, { folder: stored.uploadFolder, count: MAX_FILES }, async (received) => {
      const { files, fields } = received;
      const progress = services.imports.track(caller.userId, fields.progressKey);
      try {
        const list = await listFor(caller, request.params as Record<string, string>);
        const turn = { queue: services.workbookQueue, userId: caller.userId };
        if (fields.preview === '1') return success(await previewImport(files[0]!, list, turn));
        const parts = {
          ...turn,
          db: services.db,
          folder: stored.uploadFolder,
          validateAll: fields.validateStatus === '1',
          chosen: readChosen(fields.columns),
          onProgress: progress.report,
        };
        const imported = await importWorkbooks(files, list, parts);
        const { total, good, bad, errors } = imported;
        const call = callOf(request);
        const content = () => texts.audit.imported(list.name(), good);
        await services.audit({
          kind: 'import',
          content,
          caller,
          ip: addressOf(request),
          call,
          details: { total, good, bad },
        });
        if (!errors) return doneAnswer(imported);

        const storeErrors = async (file: GeneratedFile, fileType: 'txt' | 'xlsx') => {
          const fileName = t.errorFile(list.name(), fileType);
          const { url } = await stored.storeGenerated({ ...file, fileName, fileType }, 'importError', caller, call);
          return { url: `/sys/common/static/${url}`, fileName };
        };
        const lines = await storeErrors(errors.lines, 'txt');
        const copy = await storeErrors(errors.copy, 'xlsx');
        // Clients that send `files[]` without a choice of columns read the address itself.
        const isAddressRead = received.fieldName === 'files[]' && fields.columns === undefined;
        return refusedAnswer(imported, { lines, copy }, isAddressRead);
      } finally {
        progress.end();
      }
    });
  });
}

/** Answer to an import of valid rows only. */
function doneAnswer({ total, refused, warned }: ImportResult) {
  if (warned.length === 0) return success(null, t.done(total));
  const msg = `${t.done(total)}${t.warned(warned.length)}`;
  const counts = { totalCount: total, successCount: total, errorCount: 0, msg };
  return success({ ...counts, fileUrl: '', fileName: '', refused, warned }, msg);
}

/** Answer to an import with refused rows, with the files that name them. */
function refusedAnswer(
  { total, good, bad, firstFaults, refused, warned }: ImportResult,
  { lines, copy }: Record<'lines' | 'copy', { url: string; fileName: string }>,
  isAddressRead: boolean,
) {
  const msg = good > 0 ? t.partly(total, good, bad) : t.nothing(total, bad);
  const counts = { totalCount: total, successCount: good, errorCount: bad, msg };
  const files = { fileUrl: lines.url, fileName: lines.fileName, workbookUrl: copy.url, workbookName: copy.fileName };
  const result = isAddressRead ? lines.url : { ...counts, ...files, refused, ...(warned.length > 0 && { warned }) };
  if (good > 0) return { ...success(result, msg), code: WITH_ERRORS };
  return { ...failure({ code: codes.refused, message: [msg, ...firstFaults].join('；') }), result };
}

/** @throws {Refusal} when the text is no JSON object of texts */
function readChosen(text: string | undefined): ChosenHeaders | undefined {
  if (text === undefined) return undefined;
  try {
    const given: unknown = JSON.parse(text);
    if (isChoice.Check(given)) return new Map(Object.entries(given));
  } catch {
    // Not JSON.
  }
  throw refuse(t.wrongColumns, 'columns');
}

const isChoice = Compile(Type.Record(Type.String(), Type.String()));
