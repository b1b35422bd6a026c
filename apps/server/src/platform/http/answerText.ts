import { turns } from '../kit/turns';
import { success } from './envelope';

/** More rows are made a text in slices. */
const MANY = 500;
/** Rows per slice. */
const SLICE = 100;

interface Rows {
  records: readonly unknown[];
}

/** True for a page of so many rows that making it a text at once would keep other calls waiting. */
export const hasManyRows = (result: unknown): result is Rows =>
  typeof result === 'object' && result !== null && Array.isArray((result as Rows).records)
    ? (result as Rows).records.length > MANY
    : false;

/**
 * The envelope of a page of many rows as JSON. Other calls are answered meanwhile.
 *
 * @param keep copies a page without the members that its schema does not name
 */
export async function answerText(page: Rows, message: string, keep: (value: unknown) => unknown): Promise<string> {
  const { records, ...others } = page;
  const turn = turns();
  const parts: string[] = [];
  for (let from = 0; from < records.length; from += SLICE) {
    const kept = keep({ records: records.slice(from, from + SLICE) }) as Rows;
    parts.push(JSON.stringify(kept.records).slice(1, -1));
    await turn();
  }
  const { result, ...frame } = success(keep({ ...others, records: [] }) as Rows, message);
  const { records: _none, ...shown } = result as Rows;
  const shownText = JSON.stringify(shown).slice(1, -1);
  return `${JSON.stringify(frame).slice(0, -1)},"result":{${shownText}${shownText && ','}"records":[${parts.join(',')}]}}`;
}
