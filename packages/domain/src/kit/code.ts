import { Type } from 'typebox';

/** Letters, digits and `_ - . :`, starting with a letter. No commas, because lists of codes are comma-joined. */
export const CODE = '^[A-Za-z][\\w.:-]*$';

/** Code of a record, entered by users. @param title label for users */
export const Code = (title: string) =>
  Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: CODE,
    title,
    reason: '应以字母开头，只含字母、数字和 _ - . :，最多100个字符',
  });
