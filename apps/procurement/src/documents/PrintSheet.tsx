import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { TimelineEntry } from './DocumentKind';
import { useTexts } from './texts';

/** A column of the printed lines. */
export interface PrintColumn<Line> {
  key: string;
  title: string;
  align?: 'end';
  text: (line: Line) => string | number | null | undefined;
}

interface PrintSheetProps<Line> {
  title: string;
  /** Number of the document. */
  number: string;
  state: string | null | undefined;
  header: readonly { label: string; value: ReactNode; wide?: boolean }[];
  columns: readonly PrintColumn<Line>[];
  lines: readonly Line[];
  totals: readonly { label: string; value: string }[];
  timeline: readonly TimelineEntry[];
}

/** A document on A4: header, all lines, totals, and the timeline as approval stamps. Only this is printed. */
export function PrintSheet<Line extends { id: string }>(props: PrintSheetProps<Line>) {
  const { title, number, state, header, columns, lines, totals, timeline } = props;
  const texts = useTexts();
  return createPortal(
    <article className="gezi-print" aria-label={title}>
      <header>
        <h1>{title}</h1>
        <p>
          <span>{number}</span>
          <span>{state}</span>
        </p>
      </header>
      <dl className="gezi-print-header">
        {header.map(({ label, value, wide }) => (
          <div key={label} className={wide ? 'gezi-print-wide' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th>{texts.lineNumber}</th>
            {columns.map((column) => (
              <th key={column.key} className={column.align && 'gezi-print-end'}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, nth) => (
            <tr key={line.id}>
              <td>{nth + 1}</td>
              {columns.map((column) => (
                <td key={column.key} className={column.align && 'gezi-print-end'}>
                  {column.text(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="gezi-print-totals">
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {timeline.length > 0 && (
        <section className="gezi-print-stamps">
          <h2>{texts.timeline}</h2>
          <ol>
            {timeline.map((entry, nth) => (
              <li key={`${entry.time} ${nth}`}>
                <strong>{entry.action_dictText ?? entry.action}</strong>
                <span>{entry.user ?? texts.system}</span>
                <time>{entry.time}</time>
                {entry.remark && <q>{entry.remark}</q>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>,
    document.body,
  );
}
