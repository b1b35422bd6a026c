// Components.
export { AvatarUpload, type AvatarUploadProps } from './react/AvatarUpload';
export { FileDownload, type FileDownloadProps } from './react/FileDownload';
export { FileUpload, type FileUploadProps } from './react/FileUpload';
export { ImageUpload, type ImageUploadProps } from './react/ImageUpload';
export { canPreview, FilePreview, type FilePreviewProps } from './react/preview/FilePreview';

// Dialogs.
export { ImageDialog, type ImageDialogProps, type InsertedImage } from './react/dialogs/ImageDialog';
export { ImportButton, type ImportButtonProps } from './react/dialogs/ImportButton';
export { ImportDialog, type ImportDialogProps } from './react/dialogs/ImportDialog';
export { UploadDialog, type UploadDialogProps, type UploadDialogResult } from './react/dialogs/UploadDialog';
export { useImport, type UseImportOptions } from './react/dialogs/useImport';

// For components of your own.
export { useEditorPictures } from './react/useEditorPictures';
export { useDownload } from './react/useDownload';
export { useFileAddress } from './react/useFileAddress';
export { useUploadMessages } from './react/useUploadMessages';
export { useUploadQueue, type UploadQueueProps } from './react/useUploadQueue';

// Pure.
export * from './core';
