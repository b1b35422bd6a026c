/** Milliseconds after which waiting ends. */
const TIMEOUT = 15_000;
const TYPED_INTO = 'input, textarea, select, [contenteditable=true]';

/**
 * For a dialog that takes a moment to open (a chunk, an animation, a response): focuses an element as soon as it is
 * rendered and passes it what was typed until then, so that no key is lost. Ends at a pointer event or when another
 * field takes the focus.
 *
 * @param find returns the element; undefined if it is not rendered yet, null if there will be none
 * @returns stops waiting
 */
export function holdTyping(find: () => HTMLElement | null | undefined): () => void {
  const before = document.activeElement;
  const began = performance.now();
  let typed = '';
  let entered = false;
  let frame = requestAnimationFrame(look);

  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', end, true);

  function onKey(event: KeyboardEvent) {
    const at = event.target as Element | null;
    if (at !== before && at?.matches(TYPED_INTO)) return end();
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape' || event.key === 'Tab') return end();
    const isText = event.key.length === 1;
    if (!isText && event.key !== 'Backspace' && event.key !== 'Enter') return;
    // The opener must not handle these keys: it would open again or be cleared.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Backspace') typed = Array.from(typed).slice(0, -1).join('');
    else if (isText && !entered) typed += event.key;
    else if (typed) entered = true;
  }

  function look() {
    const field = find();
    if (field === null || performance.now() - began > TIMEOUT) return end();
    const at = document.activeElement;
    if (at !== before && at !== field && at?.matches(TYPED_INTO)) return end();
    // A hidden element cannot be focused.
    field?.focus({ preventScroll: true });
    if (!field || document.activeElement !== field) {
      frame = requestAnimationFrame(look);
      return;
    }
    end();
    if (typed && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) hand(field, typed);
    if (entered) enter(field);
  }

  function end() {
    cancelAnimationFrame(frame);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', end, true);
  }
  return end;
}

/** Sets the value so that React sees an input event. */
function hand(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  value?.set?.call(field, field.value + text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

function enter(field: HTMLElement): void {
  // After the typed text has been applied.
  requestAnimationFrame(() => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  });
}
