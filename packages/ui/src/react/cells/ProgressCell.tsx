import { percentOf } from '../../core/percentOf';

export interface ProgressCellProps {
  /** Percent, 0 to 100; beyond them the nearest bound. Nothing is shown without one. */
  value: number | null | undefined;
  /** What progresses; said by screen readers. */
  label: string;
}

/** How far something is: a bar and its figure. */
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
