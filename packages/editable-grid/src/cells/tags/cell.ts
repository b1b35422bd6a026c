import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';

/** Characters of one tag. */
const LENGTH = 2;

/** Tags of two characters, separated by semicolons that typing inserts; typed semicolons are dropped (B§4). */
export const tagsCell: CellDefinition<string> = {
  type: 'tags',
  defaultWidth: 180,
  control: 'text',
  empty: '',
  format: plainText,
  parse: (text) => ({ ok: true, value: formatTags(text) }),
  tidy: formatTags,
};

/** Puts a semicolon after every two characters, none at the end; existing ones are dropped. */
export function formatTags(text: string): string {
  const characters = Array.from(text.replaceAll(/[;；\r\n]/g, ''));
  const tags: string[] = [];
  for (let at = 0; at < characters.length; at += LENGTH) tags.push(characters.slice(at, at + LENGTH).join(''));
  return tags.join(';');
}
