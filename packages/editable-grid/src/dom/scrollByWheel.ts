/** Pixels of a wheel's line. */
const LINE = 40;

/**
 * Handles wheel steps on the main thread. On high-density screens browsers scroll on another thread, which shows
 * undrawn rows for a frame or more. If scrolling waits for the main thread anyway, the browser's own scrolling is
 * smoother and is used.
 *
 * @returns removes the handler
 */
export function scrollByWheel(scroller: HTMLElement): () => void {
  if (!(window.devicePixelRatio > 1)) return () => undefined;

  function onWheel(event: WheelEvent) {
    // With Ctrl the wheel zooms the page.
    if (event.defaultPrevented || event.ctrlKey) return;
    const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? scroller.clientHeight : 1;
    const sideways = event.shiftKey && event.deltaX === 0;
    const { scrollTop, scrollLeft } = scroller;
    scroller.scrollTop = scrollTop + (sideways ? 0 : event.deltaY * unit);
    scroller.scrollLeft = scrollLeft + (sideways ? event.deltaY : event.deltaX) * unit;
    // At its end the grid hands the wheel on to the page around it.
    if (scroller.scrollTop !== scrollTop || scroller.scrollLeft !== scrollLeft) event.preventDefault();
  }

  scroller.addEventListener('wheel', onWheel, { passive: false });
  return () => scroller.removeEventListener('wheel', onWheel);
}
