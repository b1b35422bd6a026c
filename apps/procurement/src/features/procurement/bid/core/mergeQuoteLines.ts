import { mayQuotePart, type ReadQuoteLines } from '@gezi/domain';
import { entryOf, type QuoteRow } from './bidLines';

interface MergedLines {
  rows: QuoteRow[];
  /** Lines that the project has. */
  taken: number;
  /** Numbers of lines that the project does not have. */
  unknown: number[];
}

/** The lines of a bid with the values of a workbook. Empty cells keep what the user entered. */
export function mergeQuoteLines(
  rows: readonly QuoteRow[],
  lines: ReadQuoteLines['lines'],
  project: Parameters<typeof mayQuotePart>[0],
): MergedLines {
  const merged = [...rows];
  const unknown: number[] = [];
  for (const { lineNumber, members } of lines) {
    const row = merged[lineNumber - 1];
    if (!row) {
      unknown.push(lineNumber);
      continue;
    }
    const filled = Object.fromEntries(
      Object.entries(members).filter(([key, value]) => value !== null && (key !== 'count' || mayQuotePart(project))),
    );
    merged[lineNumber - 1] = { ...row, ...entryOf({ ...row, ...filled }) };
  }
  return { rows: merged, taken: lines.length - unknown.length, unknown };
}
