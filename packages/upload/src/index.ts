// Lists of files and pictures
export { FileUpload, type FileUploadProps } from './react/FileUpload';
export { ImageUpload, type ImageUploadProps } from './react/ImageUpload';
export { AvatarUpload, type AvatarUploadProps } from './react/AvatarUpload';
export { FileDownload, type FileDownloadProps } from './react/FileDownload';
export { canPreview, FilePreview, type FilePreviewProps } from './react/preview/FilePreview';
export { FileView, type FileViewProps } from './react/preview/FileView';
export { setPdfFolder } from './react/preview/pdf/pdfFolder';

// Dialogs and imports
export { UploadDialog, type UploadDialogProps, type UploadDialogResult } from './react/dialogs/UploadDialog';
export { ImageDialog, type ImageDialogProps, type InsertedImage } from './react/dialogs/ImageDialog';
export { ImportDialog, type ImportDialogProps } from './react/dialogs/ImportDialog';
export { ImportButton, type ImportButtonProps } from './react/dialogs/ImportButton';

// Storage of an application
export {
  UploadStorageProvider,
  useUploadStorage,
  type UploadStorage,
  type UploadStorageProviderProps,
} from './react/UploadStorage';

// Hooks for components of your own
export { useUploadQueue, type UploadQueueProps } from './react/useUploadQueue';
export { useUploadMessages } from './react/useUploadMessages';
export { useDownload } from './react/useDownload';
export { setDownloadLinks } from './react/downloadLinks';
export { useFileAddress } from './react/useFileAddress';
export { useEditorPictures } from './react/useEditorPictures';

// Without React
export * from './core';
