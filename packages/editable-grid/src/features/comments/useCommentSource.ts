import { useMemo, useSyncExternalStore } from 'react';
import type { CellComment, CommentChange } from '../../core/comments/CellComment';
import type { PageComments, SheetSync } from '../sync/createSheetSync';
import type { CommentSettings } from './CommentSettings';

/** Comments of a grid, and the way to change them. */
export interface CommentSource extends CommentSettings {
  items: readonly CellComment[];
}

/** The application's comments, or those of the shared page. */
export function useCommentSource<Row extends object>(
  settings: CommentSettings | true,
  sync: SheetSync<Row> | undefined,
): CommentSource {
  const { items, author, onChange, mayChange } = settings === true ? ({} as CommentSettings) : settings;
  const page = useSyncExternalStore(
    sync?.subscribe ?? nothingToHear,
    () => sync?.state().comments ?? NOTHING,
    () => NOTHING,
  );
  return useMemo(() => {
    if (items || !sync) return { items: items ?? NOTHING.items, author, onChange, mayChange };
    return {
      items: page.items,
      author: page.author,
      async onChange(change: CommentChange) {
        const refusal = await onChange?.(change);
        if (!refusal) sync.comment(change);
        return refusal;
      },
      // The page refuses changes of other users' comments.
      mayChange: (comment) => comment.author.id === page.author?.id && (mayChange?.(comment) ?? true),
    };
  }, [items, author, onChange, mayChange, page, sync]);
}

const nothingToHear = () => () => {};
const NOTHING: PageComments = { items: [], author: undefined };
