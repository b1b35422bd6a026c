import { CheckOutlined, DoubleRightOutlined } from '@ant-design/icons';
import { useRef, useState, type PointerEvent } from 'react';
import { useTexts } from '../../texts/useTexts';

export interface SlideVerifyProps {
  /** Called once when the handle reaches the end. */
  onSuccess: () => void;
  /** Width in pixels, at most that of its container; default that of its container, at most 360. */
  width?: number;
  /** Whether it is disabled; default false. */
  disabled?: boolean;
}

/** Width of the handle in pixels; the same in the stylesheet. */
const HANDLE = 40;
/** Steps of the arrow keys from end to end. */
const STEPS = 20;

/**
 * Slide-to-verify: dragging the handle to the end verifies; released early it springs back (B§4). Keyboard: the arrow
 * keys move it, End moves it to the end.
 */
export function SlideVerify({ onSuccess, width, disabled = false }: SlideVerifyProps) {
  const texts = useTexts();
  const track = useRef<HTMLDivElement>(null);
  const from = useRef<number>(undefined);
  // From 0 at the start to 1 at the end.
  const [share, setShare] = useState(0);
  const [dragging, setDragging] = useState(false);
  const done = share === 1;

  function moveTo(next: number) {
    if (done || disabled) return;
    const reached = Math.max(0, Math.min(1, next));
    setShare(reached);
    if (reached < 1) return;
    from.current = undefined;
    setDragging(false);
    onSuccess();
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (done || disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = event.clientX;
    setDragging(true);
  }

  function drag(event: PointerEvent) {
    const room = (track.current?.clientWidth ?? 0) - HANDLE;
    if (from.current !== undefined && room > 0) moveTo((event.clientX - from.current) / room);
  }

  function release() {
    if (from.current === undefined) return;
    from.current = undefined;
    setDragging(false);
    setShare(0);
  }

  const offset = `calc((100% - ${HANDLE}px) * ${share})`;
  const state = done ? ' gezi-slide-done' : dragging ? ' gezi-slide-dragging' : '';
  return (
    <div
      ref={track}
      className={`gezi-slide${state}${disabled ? ' gezi-slide-disabled' : ''}`}
      style={width === undefined ? undefined : { maxWidth: width }}
    >
      <div className="gezi-slide-fill" style={{ width: `calc(${HANDLE}px + (100% - ${HANDLE}px) * ${share})` }} />
      <span className="gezi-slide-text" aria-hidden>
        {done ? texts.verified : texts.slideToVerify}
      </span>
      {/* Invisible input for keyboard and screen readers; a range input cannot be restricted to drags of its handle. */}
      <input
        type="range"
        className="gezi-slide-input"
        min={0}
        max={STEPS}
        value={Math.round(share * STEPS)}
        disabled={disabled}
        aria-label={texts.slideToVerify}
        aria-valuetext={done ? texts.verified : `${Math.round(share * 100)}%`}
        onChange={(event) => moveTo(Number(event.target.value) / STEPS)}
      />
      <div
        className="gezi-slide-handle"
        role="presentation"
        style={{ left: offset }}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {done ? <CheckOutlined /> : <DoubleRightOutlined />}
      </div>
      <output className="gezi-visually-hidden">{done ? texts.verified : ''}</output>
    </div>
  );
}
