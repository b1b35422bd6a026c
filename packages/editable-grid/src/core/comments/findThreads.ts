import type { CommentThread } from './CommentThreads';

export type ThreadState = 'open' | 'resolved' | 'all';

/**
 * The threads of a state that contain a text.
 *
 * @param query searched in the comments, their authors and `nameOf`; all threads for an empty one
 * @param nameOf place of a thread as the user reads it
 */
export function findThreads<Thread extends CommentThread>(
  threads: readonly Thread[],
  state: ThreadState,
  query: string,
  nameOf: (thread: Thread) => string,
): Thread[] {
  const wanted = query.trim().toLocaleLowerCase();
  const contains = (text: string) => text.toLocaleLowerCase().includes(wanted);
  return threads.filter(
    (thread) =>
      (state === 'all' || (state === 'resolved') === thread.resolved) &&
      (wanted === '' ||
        contains(nameOf(thread)) ||
        thread.comments.some(({ text, author }) => contains(text) || contains(author.name))),
  );
}
