import { percentOf } from '../../core/percentOf';

export interface ProgressCellProps {
  /** Percentage, clamped to 0 … 100; empty without one. */
  value: number | null | undefined;
  /** Name for screen readers. */
  label: string;
}

/** Progress as a bar with its percentage. */
export function ProgressCell({ value, label }: ProgressCellProps) {
  if (value === null || value === undefined) return null;
  const percent = percentOf(value);
  return (
    <span className={percent === 100 ? 'gezi-progress-cell gezi-progress-cell-full' : 'gezi-progress-cell'}>
      <progress aria-label={label} max={100} value={percent} />
      <span className="gezi-progress-cell-text">{`${percent}%`}</span>
    </span>
  );
}
