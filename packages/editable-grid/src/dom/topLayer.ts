/**
 * Lifts an element above the whole page: it keeps its place in the document (focus, labels, events) and no scroller or
 * dialog clips it. Without the popover API it stays where the style sheet puts it.
 */
export function toTopLayer(element: HTMLElement): void {
  element.popover = 'manual';
  if (element.isConnected && typeof element.showPopover === 'function') element.showPopover();
}
