/** Text for searching: lower case, full-width letters and digits made normal. */
export const fold = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('zh-CN');
