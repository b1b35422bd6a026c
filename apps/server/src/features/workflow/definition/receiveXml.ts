import { decodeXml, MAX_XML_LENGTH } from '@gezi/domain';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import { multipartFault } from '../../../records/files/receiveFile';
import { flowTexts as t } from '../shared/flowTexts';

/** Reads the XML of a multipart request into memory, and its other fields. @throws {Refusal} also without a file */
export async function receiveXml(
  request: FastifyRequest,
): Promise<{ xml: string; fields: Readonly<Record<string, string>> }> {
  if (!request.isMultipart()) throw refuse(texts.file.notMultipart);
  const fields: Record<string, string> = {};
  let bytes: Buffer | undefined;
  try {
    // Up to four bytes a character.
    const limits = { fileSize: 4 * MAX_XML_LENGTH, files: 1, fields: 10, fieldSize: 1000, parts: 12, headerPairs: 50 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') bytes = await part.toBuffer();
      else fields[part.fieldname.slice(0, 100)] = String(part.value);
    }
  } catch (error) {
    throw multipartFault(error);
  }
  if (!bytes || bytes.length === 0) throw refuse(t.xmlMissing, 'file');
  return { xml: decodeXml(bytes), fields };
}
