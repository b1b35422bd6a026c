import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Draggable, { type DraggableData } from 'react-draggable';
import { Dialog, type DialogProps } from './Dialog';
import { FullscreenButton } from './FullscreenButton';

export interface DraggableModalProps extends Omit<DialogProps, 'modalRender' | 'title'> {
  /** Title; dragging it moves the dialog. */
  title: string;
  /** Whether there is a full-screen button; default true. */
  fullscreen?: boolean;
}

interface Place {
  x: number;
  y: number;
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels an arrow key moves the dialog. */
const STEP = 16;
/** Pixels of the title bar that stay visible. */
const MIN_VISIBLE = 48;
const CENTRE: Place = { x: 0, y: 0 };

/**
 * antd's dialog, moved by its title bar (pointer, or Alt with the arrow keys) and shown full screen by a button, a
 * double click or Alt+Enter. It opens at its default position.
 */
export function DraggableModal({ title, fullscreen = true, className, width, styles, ...modal }: DraggableModalProps) {
  const box = useRef<HTMLDivElement>(null);
  const [full, setFull] = useState(false);
  const [at, setAt] = useState(CENTRE);
  const [bounds, setBounds] = useState<Bounds>();

  // Keeps the dialog visible when the window shrinks.
  useEffect(() => {
    const settle = () => setAt((now) => (now === CENTRE ? now : inRoom(now, roomOf(box.current, now))));
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (fullscreen && event.altKey && event.key === 'Enter') {
      event.preventDefault();
      return toggle();
    }
    const x = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
    const y = event.key === 'ArrowUp' ? -STEP : event.key === 'ArrowDown' ? STEP : 0;
    if (!event.altKey || full || (x === 0 && y === 0)) return;
    event.preventDefault();
    setAt(inRoom({ x: at.x + x, y: at.y + y }, roomOf(box.current, at)));
  }

  const toggle = () => setFull((before) => !before);

  return (
    <Dialog
      {...modal}
      width={full ? '100vw' : width}
      className={['gezi-modal', full && 'gezi-modal-full', className].filter(Boolean).join(' ')}
      {...(styles === undefined ? {} : { styles })}
      afterOpenChange={(open) => {
        modal.afterOpenChange?.(open);
        if (open) return;
        setAt(CENTRE);
        setFull(false);
      }}
      title={
        <div className="gezi-modal-head">
          <span className="gezi-modal-grip" onDoubleClick={fullscreen ? toggle : undefined}>
            {title}
          </span>
        </div>
      }
      modalRender={(content) => (
        <Draggable
          nodeRef={box}
          disabled={full}
          handle=".gezi-modal-grip"
          position={full ? CENTRE : at}
          {...(bounds === undefined ? {} : { bounds })}
          onStart={() => setBounds(roomOf(box.current, at))}
          onDrag={(_, { x, y }: DraggableData) => setAt({ x, y })}
        >
          {/* Alt and an arrow key move the dialog wherever the focus is inside. */}
          <div ref={box} className="gezi-modal-box" role="presentation" onKeyDown={onKeyDown}>
            {/* Next to the title, not in it: the title alone is the dialog's accessible name. */}
            {fullscreen ? <FullscreenButton full={full} className="gezi-modal-full-button" onClick={toggle} /> : null}
            {content}
          </div>
        </Draggable>
      )}
    />
  );
}

/** Bounds of the dialog's offset from its default position. */
function roomOf(box: HTMLElement | null, at: Place): Bounds | undefined {
  const rect = box?.getBoundingClientRect();
  if (!rect) return undefined;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = rect.left - at.x;
  const top = rect.top - at.y;
  return {
    left: MIN_VISIBLE - left - rect.width,
    top: -top,
    right: clientWidth - MIN_VISIBLE - left,
    bottom: clientHeight - MIN_VISIBLE - top,
  };
}

const inRoom = ({ x, y }: Place, room: Bounds | undefined): Place =>
  room ? { x: within(x, room.left, room.right), y: within(y, room.top, room.bottom) } : { x, y };

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
