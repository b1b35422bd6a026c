import { loader } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/register.all';

declare global {
  interface Window {
    MonacoEnvironment?: { getWorker?: (workerId: string, label: string) => Worker };
  }
}

// An app that has set up Monaco's workers keeps its own.
window.MonacoEnvironment ??= {
  getWorker: (_, label) =>
    label === 'json'
      ? new Worker(new URL('monaco-editor/languages/features/json/json.worker', import.meta.url), { type: 'module' })
      : new Worker(new URL('monaco-editor/editor/editor.worker', import.meta.url), { type: 'module' }),
};

/** Theme of the specification (B§9), with lighter comments for contrast. */
export const PANDA = 'panda-syntax';

monaco.editor.defineTheme(PANDA, {
  base: 'vs-dark',
  // Monaco's own dark theme has colours of single languages that are too dim on this background.
  inherit: false,
  colors: {
    'editor.background': '#292a2b',
    'editor.foreground': '#e6e6e6',
    'editorLineNumber.foreground': '#9aa0ad',
    'editor.selectionBackground': '#4a4d52',
    'editorCursor.foreground': '#ff2c6d',
  },
  rules: [
    { token: '', foreground: 'e6e6e6', background: '292a2b' },
    { token: 'comment', foreground: '9aa0ad', fontStyle: 'italic' },
    { token: 'string', foreground: '19f9d8' },
    { token: 'number', foreground: 'ffb86c' },
    { token: 'keyword', foreground: 'ff75b5' },
    { token: 'type', foreground: 'ffcc95' },
    { token: 'tag', foreground: 'ff4b82' },
    { token: 'attribute.name', foreground: 'ffb86c' },
    { token: 'predefined', foreground: '6fc1ff' },
    { token: 'operator', foreground: 'f3f3f3' },
  ],
});

// The bundled Monaco; nothing is fetched from elsewhere.
loader.config({ monaco });

export { monaco };
