import type { CellComment } from '../comments/CellComment';
import { applyToComments, type CommentsByRowState } from './CommentsByRowState';
import type { SyncStep } from './SyncStep';

/** Steps that change comments; edits and moves of rows do not. */
const CHANGING: readonly SyncStep['kind'][] = ['comment', 'insert', 'remove'];

/** A client's view of the comments: the server's page with the client's unsettled steps on top. */
export class ShownComments {
  #page: CommentsByRowState = { live: [], removed: [] };
  #steps: readonly SyncStep[] = [];
  #shown = this.#page;

  /**
   * @param unsettled in order
   * @returns the same array until a comment changes
   */
  over(page: CommentsByRowState, unsettled: Iterable<SyncStep>): readonly CellComment[] {
    const steps = [...unsettled].filter(({ kind }) => CHANGING.includes(kind));
    const isSame = page === this.#page && steps.length === this.#steps.length;
    if (isSame && steps.every((step, nth) => step === this.#steps[nth])) return this.#shown.live;
    this.#page = page;
    this.#steps = steps;
    this.#shown = steps.reduce((comments, step) => applyToComments(comments, step), page);
    return this.#shown.live;
  }
}
