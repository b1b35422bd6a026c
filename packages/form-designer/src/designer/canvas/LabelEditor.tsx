import { useEffect, useRef, type KeyboardEvent } from 'react';
import { planEdit } from '../../core/commands/plan/planEdit';
import { typeOf } from '../../core/document/containers';
import type { NodeKey } from '../../core/document/FormDocument';
import { textMember } from '../../core/document/members';
import { useStore } from '../store/designerContext';
import { relabel } from '../store/relabel';
import { useTexts } from '../texts/useTexts';

/** A label that is edited on the canvas: its component, and its place in the content of the canvas in pixels. */
export interface EditedLabel {
  key: NodeKey;
  left: number;
  top: number;
  width: number;
}

/** Place of the label, the head of a column or a text at a double click; undefined where none is shown. */
export function labelAt(target: Element, scroller: HTMLElement): EditedLabel | undefined {
  const item = target.closest<HTMLElement>('[data-key]:not([data-cell])');
  const key = item?.dataset['key'];
  const label = item?.querySelector(LABELS);
  // A container shows texts of its parts.
  if (key === undefined || label?.closest('[data-key]:not([data-cell])') !== item) return undefined;
  const box = label.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  return {
    key,
    left: box.left - frame.left + scroller.scrollLeft,
    top: box.top - frame.top + scroller.scrollTop,
    width: Math.max(120, box.width),
  };
}

/** Shown labels inside the element of a component. */
const LABELS = ':scope > .gezi-form-item > .gezi-form-label, :scope > .gezi-fd-column-head, :scope .gezi-form-words';

/** Edits a label in its place: Enter and leaving keep the text, Escape discards it. */
export function LabelEditor({ edited, onClose }: { edited: EditedLabel; onClose: () => void }) {
  const texts = useTexts();
  const store = useStore();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const { key, left, top, width } = edited;
  const data = store.node(key)?.data ?? {};
  const member = typeOf(data) === 'text' ? 'text' : 'label';
  const label = textMember(data, member);
  useEffect(() => input.current?.select(), []);

  function close(isKept: boolean) {
    if (isOver.current) return;
    isOver.current = true;
    const text = input.current?.value ?? label;
    if (isKept && text !== label && store.node(key))
      store.run(relabel(store, planEdit(store.document, key, { [member]: text })));
    onClose();
  }
  function press(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    close(event.key === 'Enter');
    store.focus(key);
  }
  return (
    <input
      ref={input}
      className="gezi-fd-input gezi-fd-label-editor"
      style={{ left, top, width }}
      aria-label={texts.labelText}
      defaultValue={label}
      onKeyDown={press}
      onBlur={() => close(true)}
    />
  );
}
