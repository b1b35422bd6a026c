import { extensionOf } from '@gezi/validators';
import { isImageName } from './acceptedTypes';

/** How a file is previewed; `none`: it has to be downloaded. */
export type PreviewKind = 'picture' | 'pdf' | 'text' | 'document' | 'workbook' | 'none';

/** The preview of a file name. */
export const previewKind = (name: string): PreviewKind =>
  isImageName(name) ? 'picture' : (KINDS[extensionOf(name)] ?? 'none');

/** True for files that people expect to preview; those of old Office formats say that they have to be downloaded. */
export const isPreviewed = (name: string): boolean => previewKind(name) !== 'none' || OFFICE.has(extensionOf(name));

const KINDS: Readonly<Record<string, PreviewKind>> = {
  pdf: 'pdf',
  txt: 'text',
  csv: 'text',
  docx: 'document',
  xls: 'workbook',
  xlsx: 'workbook',
};
const OFFICE: ReadonlySet<string> = new Set(['doc', 'ppt', 'pptx']);
