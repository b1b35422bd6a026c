import { Type } from 'typebox';

/** Letters, digits and `_ - . :`, beginning with a letter: a comma would make a code several. */
export const CODE = '^[A-Za-z][\\w.:-]*$';

/** A code that people give a record to be named by. @param title what users call it */
export const Code = (title: string) =>
  Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: CODE,
    title,
    reason: '应以字母开头，只含字母、数字和 _ - . :，最多100个字符',
  });
