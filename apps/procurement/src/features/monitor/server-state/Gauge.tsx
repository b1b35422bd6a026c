import { Progress } from 'antd';

/** Shares above which a figure asks for attention. */
const HIGH = 0.75;
const FULL = 0.9;

interface GaugeProps {
  label: string;
  /** 0 to 1. */
  share: number;
  /** In figures. */
  note?: string;
}

/** A share of what there is, as a bar. */
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
