/** A copy of an event that others have handled: only listeners of the capture phase, or of the target, get it. */
export function again({ type, button, buttons, clientX, clientY, shiftKey, ctrlKey, altKey, metaKey }: MouseEvent) {
  const keys = { shiftKey, ctrlKey, altKey, metaKey };
  return new MouseEvent(type, { button, buttons, clientX, clientY, ...keys, bubbles: false, cancelable: true });
}
