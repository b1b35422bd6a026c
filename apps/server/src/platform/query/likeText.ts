/** Text of a filter without the spaces around it and the stars of a list filter (contract, part 1 §1.9). */
export const partOf = (text: string): string => text.trim().replaceAll(/^\*|\*$/g, '');

/** Pattern of texts that contain a text of a request. */
export const likeText = (text: string): string => `%${partOf(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
