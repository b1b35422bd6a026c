/**
 * Shows an element in the top layer: it keeps its place in the document (focus, labels, events), and no scroller or
 * dialog clips it. Without the popover API the style sheet positions it.
 */
export function toTopLayer(element: HTMLElement): void {
  element.popover = 'manual';
  if (element.isConnected && typeof element.showPopover === 'function') element.showPopover();
}
