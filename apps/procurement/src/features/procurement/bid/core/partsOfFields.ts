import { CONFIRMATION_FIELDS, filesField, responseField } from './answers';

/** Part of the page by the name of the field; other fields are above the parts. */
export const partsOfFields = (diverges: readonly { id: string }[]): Record<string, string> =>
  Object.fromEntries([
    ...CONFIRMATION_FIELDS.map((name) => [name, 'confirmation']),
    ...diverges.flatMap(({ id }) => [
      [responseField(id), 'diverges'],
      [filesField(id), 'diverges'],
    ]),
  ]) as Record<string, string>;
