import { ApiError } from '../errors/ApiError';
import { failureKind } from '../errors/failureKind';
import { parseJson } from '../kit/parseJson';
import { asEnvelope, type Envelope } from './Envelope';

export interface Answer {
  /** HTTP status. */
  status: number;
  /** The body as text. */
  text: string;
}

/** Returns the envelope of a successful answer; throws {@link ApiError} for any other. */
export function readEnvelope(answer: Answer, path: string): Envelope {
  const envelope = asEnvelope(parseJson(answer.text));
  if (envelope?.success && answer.status < 300) return envelope;
  throw failure(answer.status, envelope, path);
}

/** Reads an answer without envelope: its JSON, or its text if it is not JSON. */
export function readRaw(answer: Answer, path: string): unknown {
  const json = parseJson(answer.text);
  if (answer.status < 300 && asEnvelope(json)?.success !== false) return json === undefined ? answer.text : json;
  throw failure(answer.status, asEnvelope(json), path);
}

/** The error of a failed answer. */
export function failure(status: number, envelope: Envelope | undefined, path: string): ApiError {
  return new ApiError({
    kind: failureKind(status, envelope),
    path,
    status,
    code: envelope?.code || status,
    ...(envelope && { message: envelope.message, result: envelope.result }),
    ...(envelope?.field !== undefined && { field: envelope.field }),
  });
}
