import type { Texts } from './zh-CN';

export const enUS: Texts = {
  refusals: {
    'wrong-type': 'Files of this type are not accepted',
    'images-only': 'Please choose a picture',
    'too-large': 'The file is larger than allowed, please check',
    'too-many': 'More files than allowed',
    duplicate: 'The file is in the list already',
    empty: 'The file is empty',
    'only-spreadsheets': 'Only .xls and .xlsx files are accepted',
  },
  faults: {
    rejected: 'Unknown error',
    'other-content': 'The content does not match the file extension',
    unreadable: 'The file cannot be read, please choose it again',
    'no-connection': 'No connection, please check the network and try again',
    cancelled: 'Upload cancelled',
  },
  moves: { first: 'Unknown operation', last: 'Already the last one' },
};
