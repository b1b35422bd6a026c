import type { ReactNode } from 'react';

/** Icons of the fields on the canvas, as plain elements without components, since there are hundreds. */
const sign = (path: string): ReactNode => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className="gezi-fd-sign">
    <path d={path} />
  </svg>
);

export const CHEVRON = sign('M3 6l5 5 5-5');
export const CALENDAR = sign('M2 4h12v10H2zM2 7h12M5 2v3M11 2v3');
export const CLOCK = sign('M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 4.5V8l2.5 2');
export const BRANCH = sign('M6 2h4v3H6zM2 11h4v3H2zM10 11h4v3h-4zM8 5v3M4 11V8h8v3');
export const CROSS = sign('M3.5 3.5l9 9M12.5 3.5l-9 9');
