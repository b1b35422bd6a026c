import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { continueMarkdown } from '../../core/continueMarkdown';
import { applyMarkdown, markdownEdit, type MarkdownEdit, type MarkdownText } from '../../core/markdownEdit';
import type { MarkdownTool } from '../../core/markdownEdit';

const SHORTCUTS: Record<string, MarkdownTool> = { b: 'bold', i: 'italic' };

interface MarkdownArea {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** The current text and selection. */
  selection: () => MarkdownText;
  apply: (edit: MarkdownEdit) => void;
  run: (tool: MarkdownTool) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Connects the tools to the text area.
 *
 * @param onText called with changes that the text area does not report itself
 * @param columnName name of the columns of a new table
 */
export function useMarkdownArea(onText: (text: string) => void, columnName: string): MarkdownArea {
  const ref = useRef<HTMLTextAreaElement>(null);
  // Pictures are inserted asynchronously.
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });

  const selection = () => {
    const { value: text = '', selectionStart: from = 0, selectionEnd: to = 0 } = ref.current ?? {};
    return { text, from, to };
  };

  function apply(edit: MarkdownEdit) {
    const control = ref.current;
    if (!control || control.readOnly) return;
    const before = selection();
    control.focus();
    control.setSelectionRange(edit.start, edit.end);
    // Only `execCommand` keeps the browser's undo history.
    const done =
      edit.insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, edit.insert);
    if (!done && (edit.start !== edit.end || edit.insert !== '')) {
      control.value = applyMarkdown(before, edit);
      latest.current(control.value);
    }
    control.setSelectionRange(edit.from, edit.to);
  }

  const run = (tool: MarkdownTool) => apply(markdownEdit(tool, selection(), { columnName }));

  function onKeyDown(event: KeyboardEvent) {
    // Here Enter confirms the composition of an input method.
    if (event.nativeEvent.isComposing) return;
    const isMeta = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (event.key === 'Enter' && !isMeta && !event.shiftKey && !event.altKey) {
      const next = continueMarkdown(selection());
      if (!next) return;
      event.preventDefault();
      return apply(next);
    }
    const tool = SHORTCUTS[event.key.toLowerCase()];
    if (!tool || !isMeta) return;
    event.preventDefault();
    run(tool);
  }

  return { ref, selection, apply, run, onKeyDown };
}
