// Files of a list
export type { UploadedFile, UploadStatus } from './UploadedFile';
export { joinPaths, nameOfPath, splitPaths } from './paths';
export type { MoveRefusal } from './moveFile';

// Accepted files
export { acceptAttribute, acceptedTypes } from './acceptedTypes';
export { DEFAULT_ACCEPT, DEFAULT_COUNT, DEFAULT_SIZE_MB, IMAGE_ACCEPT } from './limits';
export type { RefusedFile, TypeRefusal, UploadFault, UploadRefusal } from './UploadFault';

// Upload queue
export { UploadQueue } from './UploadQueue';
export type { UploadOptions } from './UploadOptions';
export type { UploadAnswer, UploadRequest, UploadTransport } from './UploadTransport';
export { clientTransport, type ClientTransportOptions } from './clientTransport';
export { sendLarge, type SendLargeOptions } from './large/sendLarge';

// Imports
export type { ImportOutcome } from './runImport';

// Messages and formats
export { faultMessage, refusalMessage, type UploadLocale } from './messages';
export { formatSize } from './formatSize';
