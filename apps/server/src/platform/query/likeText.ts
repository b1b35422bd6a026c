/** Pattern of texts that contain a text of a request; the stars of a list filter (contract, part 1 §1.9) are left out. */
export const likeText = (text: string): string =>
  `%${text
    .trim()
    .replaceAll(/^\*|\*$/g, '')
    .replaceAll(/[\\%_]/g, '\\$&')}%`;
