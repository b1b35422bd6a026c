import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

export interface DescriptionItem {
  label: string;
  /** Value; null, undefined and '' show a dash. */
  value: ReactNode;
  /** Whether the pair takes a whole line; default false. */
  wide?: boolean;
  /** React key, needed if two labels are equal; default the label. */
  key?: string;
}

export interface DescriptionGridProps {
  items: readonly DescriptionItem[];
  /** Minimum width of a pair in pixels; default 260. */
  minWidth?: number;
  /** Maximum number of pairs in a line, at most 4; default 3 (B§9). */
  maxColumns?: number;
}

const MOST_COLUMNS = 4;

/** Labels and values of a read-only header, e.g. of a plan or a contract. */
export function DescriptionGrid({ items, minWidth = 260, maxColumns = 3 }: DescriptionGridProps) {
  const texts = useTexts();
  // Each pair is at least minWidth and at least its share of the widest allowed row.
  const least = `max(min(${minWidth}px, 100%), calc(100% / ${Math.min(MOST_COLUMNS, maxColumns)} - 24px))`;
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
