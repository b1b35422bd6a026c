import { useContext } from 'react';
import type { NodeKey } from '../../core/document/FormDocument';
import { ItemView } from './itemView';

export interface ZoneViewProps {
  zone: NodeKey;
  items: readonly NodeKey[];
  /** Shown while there is nothing in it. */
  hint: string;
  /** Name for screen readers. */
  label: string;
}

/** A place for components: wrapped lines of 24 columns. */
export function ZoneView({ zone, items, hint, label }: ZoneViewProps) {
  const Item = useContext(ItemView);
  return (
    <fieldset aria-label={label} data-zone={zone} className="gezi-form-grid gezi-fd-zone">
      {items.length === 0 ? <span className="gezi-fd-hint">{hint}</span> : null}
      {items.map((key) => (
        <Item key={key} itemKey={key} />
      ))}
    </fieldset>
  );
}
