import { numberMember, textMember } from '../../core/document/members';
import type { JsonObject } from '../../core/document/FormDocument';
import { safeColor } from './safeColor';

export interface Letters {
  color: string | undefined;
  /** Pixels, 10 to 50 (B§5). */
  fontSize: number | undefined;
  /** 100 to 800 (B§5). */
  fontWeight: number | undefined;
}

/**
 * Saved font style of a text or a button; undefined members mean the style of the page. Black means the text colour of
 * the theme, also in dark mode.
 *
 * @param size member with the font size: `size` of a text, `fontSize` of a button
 */
export function lettersOf(item: JsonObject, size: 'size' | 'fontSize'): Letters {
  const within = (member: string, least: number, most: number) =>
    textMember(item, member) === '' ? undefined : Math.max(least, Math.min(most, numberMember(item, member, least)));
  return {
    color: safeColor(textMember(item, 'color'), ['#000000', '#000', 'black']),
    fontSize: within(size, 10, 50),
    fontWeight: within('bold', 100, 800),
  };
}
