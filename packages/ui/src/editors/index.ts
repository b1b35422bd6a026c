export { CodeEditor, type CodeEditorProps } from './code/CodeEditor';
export { MarkdownEditor, type MarkdownEditorProps } from './markdown/MarkdownEditor';
export { RichTextEditor, type RichTextEditorProps } from './rich-text/RichTextEditor';
export { CODE_LANGUAGES, type CodeLanguage } from './code/languages';
