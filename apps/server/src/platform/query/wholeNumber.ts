import { refuse } from '../http/refusal';
import { texts } from '../texts';

/** Parses an integer; undefined for empty text. @throws {Refusal} naming `field` */
export function wholeNumber(text: string | undefined, field: string): number | undefined {
  if (!text) return undefined;
  if (!/^-?\d{1,9}$/.test(text)) throw refuse(texts.list.noNumber, field);
  return Number(text);
}
