import type { ReactNode } from 'react';
import { changePercent } from './core/changePercent';

interface PriceNoteProps {
  price: number | null;
  base: number | null;
  /** Text around the percentage; default the percentage alone. */
  wording?: (percent: string) => ReactNode;
}

/** A price against another in percent. */
export function PriceNote({ price, base, wording = (percent) => percent }: PriceNoteProps) {
  const change = changePercent(price, base);
  return change && <span className={`gezi-price-note gezi-price-${change.tone}`}>{wording(change.text)}</span>;
}
