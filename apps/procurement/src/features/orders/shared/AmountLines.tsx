import type { ReactNode } from 'react';
import './orders.css';

interface AmountLinesProps<Entry> {
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  /** Second line below the name, e.g. what is left. */
  noteOf: (entry: Entry) => string;
  faultOf: (entry: Entry) => string | undefined;
  /** The inputs of a line. */
  children: (entry: Entry, index: number) => ReactNode;
}

/** Lines with quantities to enter, one card each, as large as a phone. */
export function AmountLines<Entry extends { materialName: string; materialCode: string | null }>(
  props: AmountLinesProps<Entry>,
) {
  const { entries, keyOf, noteOf, faultOf, children } = props;
  return (
    <ul className="gezi-amount-lines">
      {entries.map((entry, index) => {
        const fault = faultOf(entry);
        return (
          <li key={keyOf(entry)}>
            <div className="gezi-amount-line-name">
              <strong>{[entry.materialCode, entry.materialName].filter(Boolean).join(' ')}</strong>
              <small>{noteOf(entry)}</small>
            </div>
            {children(entry, index)}
            {fault && (
              <p className="gezi-amount-line-fault" role="alert">
                {fault}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
