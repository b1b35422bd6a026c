/**
 * The focus is where a late action may take it from: on nothing, or on the message and button of code that failed to
 * load.
 */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  return activeElement.closest('.gezi-grid-messages, .gezi-part-failure') !== null;
}
