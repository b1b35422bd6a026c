import type { DraggedParts } from './DraggedParts';
import { DragSession, type DragSite } from './DragSession';
import { lineAxis } from './lineAxis';
import { findPlace } from './findPlace';

/** Pixels of movement before a press becomes a drag. */
const SLOP = 5;
/** Milliseconds of touch before a press becomes a drag; an earlier move scrolls. */
const REST = 250;
/** Distance from the canvas edge in pixels that triggers auto-scrolling, and its maximum speed per frame. */
const EDGE = 56;
const FASTEST = 16;
/** Distance of the ghost above a finger, in pixels, so that the finger does not cover it. */
const ABOVE = 64;

/** One drag by mouse, pen or finger, from the press to its end. */
export class PointerDrag {
  readonly #site: DragSite;
  readonly #press: PointerEvent;
  readonly #carried: () => DraggedParts;
  readonly #ending = new AbortController();
  #session: DragSession | undefined;
  #pointer: { x: number; y: number };
  #timer = 0;
  #frame = 0;
  /** Pixels to auto-scroll in the next frame. */
  #pull = 0;

  /** @param carried called when the press becomes a drag */
  constructor(site: DragSite, press: PointerEvent, carried: () => DraggedParts) {
    this.#site = site;
    this.#press = press;
    this.#carried = carried;
    this.#pointer = { x: press.clientX, y: press.clientY };
    const { signal } = this.#ending;
    document.addEventListener('pointermove', this.#move, { signal });
    document.addEventListener('pointerup', this.#up, { signal });
    document.addEventListener('pointercancel', this.#gone, { signal });
    document.addEventListener('pointerdown', this.#second, { signal, capture: true });
    document.addEventListener('keydown', this.#key, { signal, capture: true });
    document.addEventListener('visibilitychange', () => this.cancel(), { signal });
    if (press.pointerType !== 'touch') return;
    // During a drag by touch the page does not scroll.
    document.addEventListener('touchmove', this.#hold, { signal, passive: false });
    document.addEventListener('contextmenu', this.#hold, { signal, capture: true });
    this.#timer = window.setTimeout(() => this.#start(), REST);
  }

  cancel(): void {
    const session = this.#session;
    this.#end();
    session?.end();
    session?.cancelled();
  }

  #move = (event: PointerEvent) => {
    if (event.pointerId !== this.#press.pointerId) return;
    this.#pointer = { x: event.clientX, y: event.clientY };
    if (!this.#session) {
      if (Math.hypot(event.clientX - this.#press.clientX, event.clientY - this.#press.clientY) < SLOP) return;
      if (this.#press.pointerType === 'touch') return this.#end();
      this.#start();
    }
    this.#show();
  };

  #up = (event: PointerEvent) => {
    if (event.pointerId !== this.#press.pointerId) return;
    const session = this.#session;
    this.#end();
    if (!session) return;
    // The click that follows belongs to the drag.
    const swallow = (click: Event) => {
      click.preventDefault();
      click.stopPropagation();
    };
    document.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', swallow, true));
    session.drop();
  };

  #key = (event: KeyboardEvent) => {
    if (!this.#session || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.cancel();
  };

  #gone = (event: PointerEvent) => {
    if (event.pointerId === this.#press.pointerId) this.cancel();
  };

  /** A second finger ends the drag: it is a page gesture. */
  #second = (event: PointerEvent) => {
    if (event.pointerId !== this.#press.pointerId) this.cancel();
  };

  /** A long press starts a drag; it opens no menu and does not scroll. */
  #hold = (event: Event) => {
    if (!this.#session) return;
    event.preventDefault();
    event.stopPropagation();
  };

  #start(): void {
    this.#session = new DragSession(this.#site, this.#carried(), true);
    window.getSelection()?.removeAllRanges();
    // The vibration is the only sign on touch that a component is picked up.
    if (this.#press.pointerType === 'touch') navigator.vibrate?.(12);
    this.#show();
  }

  #show(): void {
    const { x, y } = this.#pointer;
    const { scroller } = this.#site;
    const frame = scroller.getBoundingClientRect();
    const inside = x >= frame.left && x < frame.right && y >= frame.top && y < frame.bottom;
    this.#pull = inside ? speed(EDGE - (frame.bottom - y)) - speed(EDGE - (y - frame.top)) : 0;
    if (this.#pull !== 0) this.#frame ||= requestAnimationFrame(this.#scroll);
    this.#session?.marks.follow(x, this.#press.pointerType === 'touch' ? y - ABOVE : y);
    this.#session?.over(
      inside
        ? findPlace(this.#session.zones, lineAxis(scroller).toContent(x), y - frame.top + scroller.scrollTop)
        : undefined,
    );
  }

  /** Scrolls in steps until the edge is reached. */
  #scroll = () => {
    this.#frame = 0;
    const { scroller } = this.#site;
    const before = scroller.scrollTop;
    scroller.scrollTop += this.#pull;
    if (scroller.scrollTop !== before) this.#show();
  };

  #end(): void {
    this.#ending.abort();
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#session = undefined;
  }
}

const speed = (depth: number) => Math.min(FASTEST, Math.max(0, Math.ceil(depth / 3)));
