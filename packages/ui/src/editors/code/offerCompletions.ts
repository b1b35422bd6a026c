import type { CodeCompletion } from './CodeEditorProps';
import { completionsAt } from './completionsAt';
import { monaco } from './monaco';

/**
 * Offers names while one text is edited.
 *
 * @param uri of the text
 * @returns ends the offer
 */
export function offerCompletions(uri: string, languageId: string, completions: readonly CodeCompletion[]): () => void {
  const kinds = {
    group: monaco.languages.CompletionItemKind.Struct,
    value: monaco.languages.CompletionItemKind.Field,
  };
  const registered = monaco.languages.registerCompletionItemProvider(languageId, {
    triggerCharacters: ['.'],
    provideCompletionItems(model, position) {
      if (model.uri.toString() !== uri) return { suggestions: [] };
      const { startColumn, endColumn } = model.getWordUntilPosition(position);
      const { lineNumber } = position;
      const range = { startLineNumber: lineNumber, endLineNumber: lineNumber, startColumn, endColumn };
      const before = model.getValueInRange({
        ...range,
        startLineNumber: 1,
        startColumn: 1,
        endColumn: position.column,
      });
      return {
        suggestions: completionsAt(completions, model.getValue(), before).map(({ name, detail, kind = 'value' }) => ({
          label: detail === undefined ? name : { label: name, description: detail },
          kind: kinds[kind],
          insertText: name,
          range,
        })),
      };
    },
  });
  return () => registered.dispose();
}
