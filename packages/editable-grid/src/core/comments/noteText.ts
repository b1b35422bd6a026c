import type { CommentThread } from './CommentThreads';

/** A thread as the text of one note, e.g. in a workbook: a line per comment, with its author. */
export const noteText = ({ comments }: CommentThread): string =>
  comments.map(({ author, text }) => `${author.name}: ${text}`).join('\n');
