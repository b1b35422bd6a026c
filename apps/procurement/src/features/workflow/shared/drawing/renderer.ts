/** Colours of the current theme. */
export const RENDERER = {
  defaultFillColor: 'var(--gezi-bg)',
  defaultStrokeColor: 'var(--gezi-text)',
  defaultLabelColor: 'var(--gezi-text)',
};
