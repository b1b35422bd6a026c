import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';

/** Characters of one tag. */
const LENGTH = 2;

/** Tags of two characters, semicolons between them: put in while typing, those that are typed are dropped (B§4). */
export const tagsCell: CellDefinition<string> = {
  type: 'tags',
  defaultWidth: 180,
  control: 'text',
  empty: '',
  format: plainText,
  parse: (text) => ({ ok: true, value: tidyTags(text) }),
  tidy: tidyTags,
};

/** A semicolon after every two characters, none typed by hand, none at the end. */
export function tidyTags(text: string): string {
  const characters = Array.from(text.replaceAll(/[;；\r\n]/g, ''));
  const tags: string[] = [];
  for (let at = 0; at < characters.length; at += LENGTH) tags.push(characters.slice(at, at + LENGTH).join(''));
  return tags.join(';');
}
