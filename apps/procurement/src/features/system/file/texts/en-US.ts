import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'File storage',
  description: 'All files of the tenant. Attachments of a document are removed in the document.',
  listLabel: 'Files',
  upload: 'Upload',
  preview: 'Preview',
  download: 'Download',
  removeConfirm: (name) => `Delete the file “${name}”?`,
  used: 'In use',
  unused: 'Not used',
};
