/** Text as a search compares it: full-width letters and digits, and capitals, are the same to who searches. */
export const fold = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('zh-CN');
