/** Pixels of a wheel's line. */
const LINE = 40;

/**
 * Takes wheel steps on the page's own thread. On dense screens browsers scroll on another one, which shows what is not
 * drawn yet for a frame or more; where scrolling waits for the page anyway, the browser's own way is smoother and
 * stays.
 *
 * @returns ends it
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
