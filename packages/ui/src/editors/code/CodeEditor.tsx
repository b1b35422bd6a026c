import { lazyPart } from '../../react/later/lazyPart';
import { useLocale } from '../../react/localeContext';
import { LoadedEditor } from '../LoadedEditor';
import type { CodeEditorProps } from './CodeEditorProps';

const surface = async () => (await import('./CodeSurface')).CodeSurface;

/** Monaco reads its texts once when it is loaded, so it keeps the language of the page that loads it first. */
const LOADED = {
  'zh-CN': lazyPart(async () => {
    await import('monaco-editor/nls/lang/zh-cn');
    return surface();
  }),
  'en-US': lazyPart(surface),
};

/** Code editor on Monaco, loaded on first use from the page's own origin. Ctrl+M lets Tab leave it. */
export function CodeEditor(props: CodeEditorProps) {
  const Loaded = LOADED[useLocale()];
  return (
    <LoadedEditor height={props.height ?? 240}>
      <Loaded {...props} />
    </LoadedEditor>
  );
}
