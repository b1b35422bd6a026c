export interface PointerDragCalls {
  /** @param x pixels moved sideways since the press */
  move: (x: number, event: PointerEvent) => void;
  /** @param cancelled Escape was pressed, or the browser took the pointer */
  end: (cancelled: boolean) => void;
}

/**
 * Follows a pointer from press to release, at most once per frame.
 *
 * @returns cancels the drag
 */
export function pointerDrag(press: PointerEvent, { move, end }: PointerDragCalls): () => void {
  let last: PointerEvent | undefined;
  let frame = 0;

  function draw() {
    frame = 0;
    if (last) move(last.clientX - press.clientX, last);
  }
  function onMove(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return;
    last = event;
    frame ||= requestAnimationFrame(draw);
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stop(true);
  }
  function stop(cancelled: boolean) {
    if (frame) {
      cancelAnimationFrame(frame);
      if (!cancelled) draw();
    }
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('pointerup', onUp);
    document.removeEventListener('pointercancel', onCancel);
    document.removeEventListener('keydown', onKey, true);
    end(cancelled);
  }
  const onUp = () => stop(false);
  const onCancel = () => stop(true);

  document.addEventListener('pointermove', onMove);
  document.addEventListener('pointerup', onUp);
  document.addEventListener('pointercancel', onCancel);
  document.addEventListener('keydown', onKey, true);
  return () => stop(true);
}
