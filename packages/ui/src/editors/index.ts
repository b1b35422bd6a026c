export { CodeEditor } from './code/CodeEditor';
export type { CodeCompletion, CodeEditorProps, CodeMark } from './code/CodeEditorProps';
export type { CodeLanguage } from './code/languages';
export { MarkdownEditor } from './markdown/MarkdownEditor';
export type { MarkdownEditorProps } from './markdown/MarkdownEditorProps';
export { RichTextEditor } from './rich-text/RichTextEditor';
export type { RichTextEditorProps } from './rich-text/RichTextEditorProps';
export type { EditorField, EditorImage, EditorPictures, ImageDialogComponent, UploadImage } from './EditorField';
