import type { CellComment } from '../comments/CellComment';
import { applyComment } from './applyComment';
import type { CommentStep, SyncStep } from './SyncStep';

/** A client's view of the comments: the server's page with the client's unsettled steps on top. */
export class ShownComments {
  #page: readonly CellComment[] = [];
  #steps: readonly CommentStep[] = [];
  #shown: readonly CellComment[] = [];

  /**
   * @param unsettled in order
   * @returns the same array until a comment changes
   */
  over(page: readonly CellComment[], unsettled: Iterable<SyncStep>): readonly CellComment[] {
    const steps = [...unsettled].filter((step) => step.kind === 'comment');
    const isSame = page === this.#page && steps.length === this.#steps.length;
    if (isSame && steps.every((step, nth) => step === this.#steps[nth])) return this.#shown;
    this.#page = page;
    this.#steps = steps;
    this.#shown = steps.reduce((comments, { change }) => applyComment(comments, change), page);
    return this.#shown;
  }
}
