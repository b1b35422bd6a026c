/** Dispatches a pointer, mouse or menu event like the browser. */
export function pointer(target: EventTarget, type: string, init: PointerEventInit = {}): void {
  const Made = type === 'contextmenu' ? MouseEvent : PointerEvent;
  target.dispatchEvent(new Made(type, { bubbles: true, cancelable: true, composed: true, pointerId: 1, ...init }));
}
