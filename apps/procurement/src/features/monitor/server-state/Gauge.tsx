import { Progress } from 'antd';

/** Shares above these thresholds are highlighted. */
const HIGH = 0.75;
const FULL = 0.9;

interface GaugeProps {
  label: string;
  /** 0 to 1. */
  share: number;
  /** The share in figures. */
  note?: string;
}

/** A share as a bar. */
export function Gauge({ label, share, note }: GaugeProps) {
  const percent = Math.round(share * 1000) / 10;
  const color = share >= FULL ? 'var(--gezi-error)' : share >= HIGH ? 'var(--gezi-warning)' : 'var(--gezi-primary)';
  return (
    <div className="gezi-gauge">
      <span>{label}</span>
      <Progress aria-label={label} percent={percent} strokeColor={color} format={() => `${percent.toFixed(1)}%`} />
      <span className="gezi-gauge-note">{note}</span>
    </div>
  );
}
