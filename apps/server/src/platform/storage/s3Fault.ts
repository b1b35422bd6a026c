import { S3ServiceException } from '@aws-sdk/client-s3';
import { DamagedFileError, MissingFileError, StorageUnavailableError } from './storageErrors';

const MISSING = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload']);
const DAMAGED = new Set([
  'BadDigest',
  'InvalidDigest',
  'XAmzContentSHA256Mismatch',
  'XAmzContentChecksumMismatch',
  'InvalidPart',
  'InvalidPartOrder',
  'IncompleteBody',
]);

export const isMissing = (error: unknown): boolean => error instanceof S3ServiceException && MISSING.has(error.name);

/** The error of the storage for an error of the service or the network. */
export function s3Fault(error: unknown, key: string): unknown {
  if (isMissing(error)) return new MissingFileError(key);
  if (error instanceof S3ServiceException) {
    return DAMAGED.has(error.name) ? new DamagedFileError(key) : new StorageUnavailableError(error);
  }
  return isNetworkFault(error) ? new StorageUnavailableError(error) : error;
}

/** Errors of sockets have a code; those of the source of an upload are passed on as they are. */
function isNetworkFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return NETWORK_CODES.has(code) || error.name === 'TimeoutError' || error.name === 'AggregateError';
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
