import { isRightToLeft } from '@gezi/ui';
import type { PointerEvent } from 'react';
import { PANE_BOUNDS, within, type Panes } from './usePanes';

export interface PaneEdgeProps {
  pane: keyof Panes;
  width: number;
  label: string;
  onWidth: (width: number) => void;
}

/** Pixels an arrow key moves the edge. */
const STEP = 16;

/** The edge of a side pane, dragged by pointer; it contains a slider for the keyboard. */
export function PaneEdge({ pane, width, label, onWidth }: PaneEdgeProps) {
  const [least, most] = PANE_BOUNDS[pane];

  function drag(press: PointerEvent<HTMLElement>) {
    const edge = press.currentTarget;
    const side = (pane === 'palette') === isRightToLeft(edge) ? -1 : 1;
    edge.setPointerCapture(press.pointerId);
    press.preventDefault();
    const from = press.clientX;
    const move = (event: globalThis.PointerEvent) => onWidth(within(pane, width + (event.clientX - from) * side));
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), { once: true });
  }

  return (
    <div role="presentation" className="gezi-fd-edge" onPointerDown={drag}>
      <input
        type="range"
        className="gezi-visually-hidden"
        min={least}
        max={most}
        step={STEP}
        value={width}
        aria-label={label}
        onChange={(event) => onWidth(within(pane, Number(event.target.value)))}
      />
    </div>
  );
}
