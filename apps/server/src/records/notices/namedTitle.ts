import { texts } from '../../platform/texts';

/** Longest name in a title; titles have up to 255 characters, and the content has the whole name. */
const MAX_NAME = 200;

/** Title of a notice, with the number or name of its document, as lists of messages show titles only. */
export const namedTitle = (title: () => string, name: string) => (): string =>
  texts.notice.named(title(), name.slice(0, MAX_NAME));
