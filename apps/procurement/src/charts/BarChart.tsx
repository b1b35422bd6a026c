import { formatNumber } from '@gezi/ui';
import type { CSSProperties } from 'react';

export interface Bar {
  key: string;
  label: string;
  value: number;
}

interface BarChartProps {
  /** Accessible name. */
  label: string;
  bars: readonly Bar[];
}

/** Columns with their values above and their labels below, rows in narrow places; the highest value takes all of it. */
export function BarChart({ label, bars }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="gezi-chart-bars" aria-label={label}>
      {bars.map(({ key, label: name, value }) => (
        <li key={key}>
          <span className="gezi-chart-track">
            <span className="gezi-chart-value">{formatNumber(value)}</span>
            <span
              className="gezi-chart-bar"
              style={{ '--gezi-share': `${(value / highest) * 100}%` } as CSSProperties}
            />
          </span>
          <span className="gezi-chart-label">{name}</span>
        </li>
      ))}
    </ul>
  );
}
