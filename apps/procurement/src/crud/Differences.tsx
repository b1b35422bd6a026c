import type { ReactNode } from 'react';
import type { DifferenceLine } from './core/differenceLines';
import { useTexts } from './texts';

interface DifferencesProps {
  /** Accessible name of the table. */
  label: string;
  lines: readonly DifferenceLine[];
  /** Headings of the two columns; default: before and after. */
  heads?: readonly [string, string];
  /** Label of a member; default: its name. */
  nameOf?: (name: string) => string;
  /** Draws a value that is not empty; default: its text. */
  drawValue?: (name: string, value: string) => ReactNode;
}

/** Members of a record before and after a change, side by side. */
export function Differences({
  label,
  lines,
  heads,
  nameOf = (name) => name,
  drawValue = (_name, value) => value,
}: DifferencesProps) {
  const texts = useTexts();
  const [one, two] = heads ?? [texts.before, texts.after];
  return (
    <table className="gezi-differences" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{texts.member}</th>
          <th scope="col">{one}</th>
          <th scope="col">{two}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, before, after, changed }) => (
          <tr key={name} className={changed ? 'gezi-differences-changed' : undefined}>
            <th scope="row">{nameOf(name)}</th>
            <td>{before ? drawValue(name, before) : texts.none}</td>
            <td>{after ? drawValue(name, after) : texts.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
