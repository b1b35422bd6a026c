import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { LivePart } from './livePart';
import type { LiveProps } from './LiveProps';

export interface LiveHostProps<Props extends LiveProps> {
  part: LivePart<Props>;
  /** Props of the live control besides `open`. */
  props: Omit<Props, keyof LiveProps>;
  disabled: boolean;
  /** The focus has left both the control and its popup. */
  onBlur: () => void;
  className?: string;
  /** Tab closes the popup and moves on; otherwise the control decides. */
  closesOnTab?: boolean;
  /** Markup with the look and the accessible name of the control; its native inputs take the focus. Busy while the control is loading. */
  children: (isBusy: boolean) => ReactNode;
}

/** Milliseconds until antd has handled a press, which it does in later tasks. */
const PRESS_MS = 100;
/** Duration in milliseconds of antd's popup animation. */
const FADE_MS = 240;

/**
 * An inactive control is plain markup. A pointer press, the focus or a key replaces it with antd's control within the
 * same event, so that neither the click nor the first key is lost. When the focus leaves, the markup is restored.
 */
export function LiveHost<Props extends LiveProps>({
  part,
  props,
  disabled,
  onBlur,
  className,
  closesOnTab = false,
  children,
}: LiveHostProps<Props>) {
  const host = useRef<HTMLSpanElement>(null);
  const [Live, setLive] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  const isLive = Live !== undefined;
  const waiting = useRef<Waiting | undefined>(undefined);
  const begin = useRef<Waiting | undefined>(undefined);
  const isStarting = useRef(false);
  const [isWanted, setWanted] = useState(false);

  // The click that activated the control still bubbles, and would count as a click outside its popup.
  function changeOpen(next: boolean) {
    if (next || !isStarting.current) setOpen(next);
  }
  function start(wish: Waiting) {
    begin.current = wish;
    isStarting.current = true;
    const settle = () => void (isStarting.current = false);
    setTimeout(settle, PRESS_MS);
    // The next press or key belongs to the open control; the current event has already passed the window.
    for (const event of ['mousedown', 'keydown']) window.addEventListener(event, settle, { capture: true, once: true });
    flushSync(() => {
      setWanted(false);
      setOpen(wish.open);
      setLive(() => part.peek());
    });
  }
  function wake(wish: Waiting) {
    if (disabled || isLive) return;
    if (waiting.current) {
      waiting.current = { ...waiting.current, open: waiting.current.open || wish.open };
      return;
    }
    if (part.peek()) return start(wish);
    waiting.current = wish;
    setWanted(true);
    part.load().then(
      () => {
        const wished = waiting.current;
        waiting.current = undefined;
        if (wished && host.current) start(wished);
      },
      () => {
        waiting.current = undefined;
        setWanted(false);
      },
    );
  }

  useLayoutEffect(() => {
    const wish = begin.current;
    begin.current = undefined;
    if (!isLive || !wish) return;
    const inputs = host.current!.querySelectorAll<HTMLElement>(FOCUSABLE);
    const input = inputs[Math.min(wish.index, inputs.length - 1)];
    input?.focus({ preventScroll: true });
    if (wish.typed && input instanceof HTMLInputElement) type(input, wish.typed);
  }, [isLive]);

  // Returns to markup when the popup is closed and the focus is elsewhere.
  useEffect(() => {
    if (!isLive || isOpen) return undefined;
    const timer = setTimeout(() => !hasFocus(host.current) && setLive(undefined), FADE_MS);
    return () => clearTimeout(timer);
  }, [isLive, isOpen]);

  function leave(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && host.current?.contains(event.relatedTarget)) return;
    if (waiting.current) waiting.current = undefined;
    setWanted(false);
    // Within the popup the focus has not left the field.
    if (isLive && isInPopup(event.relatedTarget)) return;
    // Replacing the markup by the control moves the focus too.
    setTimeout(() => {
      if (hasFocus(host.current)) return;
      onBlur();
      if (!isOpen) setLive(undefined);
    });
  }
  function press(event: MouseEvent) {
    if (isLive || event.button !== 0 || disabled) return;
    event.preventDefault();
    wake({ open: true, index: indexOf(host.current, event.target), typed: '' });
    if (waiting.current) host.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  }
  // Before the control receives the key: antd's select would take Tab for a choice and keep the focus.
  function closeOnTab(event: KeyboardEvent) {
    if (closesOnTab && isOpen && event.key === 'Tab') flushSync(() => setOpen(false));
  }
  function keys(event: KeyboardEvent) {
    if (isLive || disabled) return;
    const wish = waiting.current;
    if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) {
      event.preventDefault();
      wake({ open: true, index: indexOf(host.current, event.target), typed: '' });
    } else if (wish && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      waiting.current = { ...wish, open: true, typed: wish.typed + event.key };
    }
  }

  return (
    // The native control inside is operated and announced; this element only observes it.
    <span
      ref={host}
      role="presentation"
      className={`gezi-form-live ${className ?? ''}`}
      onMouseDown={press}
      onFocus={(event) => !isLive && wake({ open: false, index: indexOf(host.current, event.target), typed: '' })}
      onBlur={leave}
      onKeyDownCapture={closeOnTab}
      onKeyDown={keys}
    >
      {isLive && Live ? (
        <Live {...({ ...props, open: isOpen, onOpenChange: changeOpen } as Props)} />
      ) : (
        children(isWanted)
      )}
    </span>
  );
}

/** What to do when the control is loaded. */
interface Waiting {
  open: boolean;
  /** Index of the input to focus: the second of a range is 1. */
  index: number;
  /** Keys typed meanwhile. */
  typed: string;
}

const FOCUSABLE = 'input, button, [tabindex="0"]';

const hasFocus = (host: HTMLElement | null) =>
  host !== null && (host.contains(document.activeElement) || isInPopup(document.activeElement));

const isInPopup = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.gezi-form-popup') !== null;

function indexOf(host: HTMLElement | null, target: EventTarget | null): number {
  const inputs = [...(host?.querySelectorAll(FOCUSABLE) ?? [])];
  return Math.max(
    0,
    inputs.findIndex((input) => target instanceof Node && input.contains(target)),
  );
}

/** Sets the value as typing does, so that React receives the event. */
function type(input: HTMLInputElement, text: string) {
  // The prototype's own setter: React watches the element's.
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
