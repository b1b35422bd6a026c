import { INLINE_TYPES } from '@gezi/domain';

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  gif: 'image/gif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

export const contentType = (fileType: string): string => TYPES[fileType] ?? 'application/octet-stream';

/** Whether browsers may display the type; other types are downloaded. */
export const isInline = (fileType: string): boolean => (INLINE_TYPES as readonly string[]).includes(fileType);

export const isImage = (fileType: string): boolean => isInline(fileType) && fileType !== 'pdf';
