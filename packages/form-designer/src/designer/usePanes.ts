import { usePersisted } from '@gezi/ui';

/** Widths of the side panes in pixels, stored in this browser. */
export interface Panes {
  readonly palette: number;
  readonly panel: number;
}

export const PANE_BOUNDS = { palette: [176, 360], panel: [264, 560] } as const;
const DEFAULTS: Panes = { palette: 248, panel: 328 };

export const usePanes = () => usePersisted<Panes>('gezi.form-designer.panes', readPanes);

function readPanes(stored: unknown): Panes {
  const widths = typeof stored === 'object' && stored !== null ? (stored as Partial<Record<keyof Panes, unknown>>) : {};
  return { palette: within('palette', widths.palette), panel: within('panel', widths.panel) };
}

export function within(pane: keyof Panes, width: unknown): number {
  const [least, most] = PANE_BOUNDS[pane];
  return typeof width === 'number' && Number.isFinite(width)
    ? Math.round(Math.min(most, Math.max(least, width)))
    : DEFAULTS[pane];
}
