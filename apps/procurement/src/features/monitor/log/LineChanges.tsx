import { useId } from 'react';
import { Differences } from '../../../crud/Differences';
import { useTexts } from '../shared/texts';
import type { ChangedLine } from './core/changedLines';
import { useMemberNames } from './useMemberNames';

/**
 * The changed lines of one list of a document, each with its changes.
 *
 * @param list member that has the lines, e.g. `orderDetailList`
 */
export function LineChanges({ list, lines }: { list: string; lines: readonly ChangedLine[] }) {
  const texts = useTexts();
  const { nameOf, nameInLine } = useMemberNames();
  const headingId = useId();
  return (
    <section className="gezi-log-lines" aria-labelledby={headingId}>
      <h4 id={headingId}>{nameOf(list)}</h4>
      {lines.map(({ id, kind, differences }) => {
        const heading = texts.lineChanges[kind](id);
        return (
          <div key={id}>
            <h5>{heading}</h5>
            <Differences label={heading} lines={differences} nameOf={(name) => nameInLine(list, name)} />
          </div>
        );
      })}
    </section>
  );
}
