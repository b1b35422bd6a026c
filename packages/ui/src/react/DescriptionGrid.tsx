import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

export interface DescriptionItem {
  label: string;
  /** What is known; null, undefined and '' show as a dash. */
  value: ReactNode;
  /** Takes a whole line, for long texts; default false. */
  wide?: boolean;
  /** Needed where two labels read the same; default the label. */
  key?: string;
}

export interface DescriptionGridProps {
  items: readonly DescriptionItem[];
  /** Least width of one pair in pixels; as many stand side by side as fit; default 260. */
  minWidth?: number;
  /** Pairs side by side at most; default 4. */
  maxColumns?: number;
}

/** Labels and values of a read-only head, e.g. of a plan or a contract. */
export function DescriptionGrid({ items, minWidth = 260, maxColumns = 4 }: DescriptionGridProps) {
  const texts = useTexts();
  // Each pair is at least minWidth and at least its share of the widest allowed row.
  const least = `max(min(${minWidth}px, 100%), calc(100% / ${maxColumns} - 24px))`;
  return (
    <dl className="gezi-descriptions" style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` }}>
      {items.map(({ label, value, wide, key }) => (
        <div key={key ?? label} className={wide ? 'gezi-descriptions-wide' : undefined}>
          <dt>{label}</dt>
          <dd>{isEmpty(value) ? <span className="gezi-descriptions-empty">{texts.notFilled}</span> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === '';
