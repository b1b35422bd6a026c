// Files of a list
export type { UploadedFile, UploadStatus } from './UploadedFile';
export type { RefusedFile, TypeRefusal, UploadFault, UploadRefusal } from './UploadFault';
export { joinPaths, nameOfPath, splitPaths } from './paths';
export { moveBy, moveTo, type MoveOutcome, type MoveRefusal } from './moveFile';

// What is taken
export { acceptAttribute, acceptedTypes, isAccepted, isImageName } from './acceptedTypes';
export { contentMatches } from './contentMatches';
export { refusalOf, type FileRules } from './refusalOf';
export {
  AVATAR_ACCEPT,
  DEFAULT_ACCEPT,
  DEFAULT_CONCURRENCY,
  DEFAULT_COUNT,
  DEFAULT_SIZE_MB,
  IMAGE_ACCEPT,
  IMPORT_ACCEPT,
} from './limits';

// The queue
export { UploadQueue } from './UploadQueue';
export { DEFAULT_ACTION, type UploadOptions } from './UploadOptions';
export type { UploadAnswer, UploadRequest, UploadTransport } from './UploadTransport';
export { clientTransport, type ClientTransportOptions } from './clientTransport';
export { sendLarge, type SendLargeOptions } from './large/sendLarge';
export { pathOf } from './pathOf';

// Imports
export { runImport, type ImportOutcome, type ImportProgress, type ImportRequest } from './runImport';

// In words
export { formatSize } from './formatSize';
export { faultMessage, moveMessage, refusalMessage, type UploadLocale } from './messages';
