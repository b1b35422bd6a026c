/** Pattern of texts that contain a text of a request. */
export const likeText = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
