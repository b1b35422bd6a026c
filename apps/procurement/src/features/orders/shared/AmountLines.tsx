import { useId, type ReactNode } from 'react';
import { distinctNames } from '../../../documents/core/distinctNames';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import type { LineMaterial } from './core/amountLines';
import './orders.css';

/** A line for its inputs. */
export interface AmountLine<Entry> {
  entry: Entry;
  index: number;
  /** Differs from the names of the other lines. */
  name: string;
  /** Id of the message of its fault, if it has one. */
  faultId: string | undefined;
}

interface AmountLinesProps<Entry> {
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  /** Second line below the name, e.g. what is left. */
  noteOf: (entry: Entry) => string;
  faultOf: (entry: Entry) => string | undefined;
  /** The inputs of a line. */
  children: (line: AmountLine<Entry>) => ReactNode;
}

/** Lines with quantities to enter, one card each, as large as a phone. */
export function AmountLines<Entry extends LineMaterial>(props: AmountLinesProps<Entry>) {
  const { entries, keyOf, noteOf, faultOf, children } = props;
  const { numberedLine } = useDocumentTexts();
  const id = useId();
  const names = distinctNames(entries.map(nameOf), numberedLine);
  return (
    <ul className="gezi-amount-lines">
      {entries.map((entry, index) => {
        const name = names[index]!;
        const fault = faultOf(entry);
        const faultId = fault ? `${id}-${index}` : undefined;
        return (
          <li key={keyOf(entry)}>
            <div className="gezi-amount-line-name">
              <strong>{name}</strong>
              <small>{noteOf(entry)}</small>
            </div>
            {children({ entry, index, name, faultId })}
            {fault && (
              <p id={faultId} className="gezi-amount-line-fault" role="alert">
                {fault}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const nameOf = ({ materialCode, materialName, models }: LineMaterial) =>
  [materialCode, materialName, models].filter(Boolean).join(' ');
