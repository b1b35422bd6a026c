import type { FormCommand, CommandRefusal } from '../../core/commands/FormCommand';
import { applyCommand } from '../../core/commands/applyCommand';
import { idOf } from '../../core/document/containers';
import { ROOT, type FormDocument, type FormNode, type NodeKey } from '../../core/document/FormDocument';
import type { FormHistory } from '../../core/history/FormHistory';
import { redoCommand, runCommand, finishStep, startHistory, undoCommand } from '../../core/history/runHistory';
import { selectable } from '../drag/containers';
import { changedParts } from './changedParts';
import { EMPTY_SELECTION, type Selection } from './Selection';
import { selectionAfter } from './selectionAfter';

/** A wish to have the focus somewhere on the canvas; a new object for every wish. */
export interface FocusRequest {
  readonly key: NodeKey;
}

export interface RunOptions {
  /** Selection afterwards; default: what remains of the current one. */
  readonly select?: readonly NodeKey[];
  /** Changes of one name that follow each other within a second are one step to undo, e.g. typing into one field. */
  readonly merge?: string;
  /** Moves the focus to the selected part; default false. */
  readonly focus?: boolean;
}

/** Milliseconds within which changes of one name are one step. */
const MERGE = 1000;

/**
 * The open form of a designer: document, history and selection, with a subscription per part, so that a change of one
 * component renders only this component.
 */
export class DesignerStore {
  #history: FormHistory;
  #saved: FormDocument;
  #selection: Selection = EMPTY_SELECTION;
  #focus: FocusRequest | undefined;
  #merge: { name: string; at: number } | undefined;
  readonly #any = new Set<() => void>();
  readonly #ofPart = new Map<NodeKey, Set<() => void>>();
  readonly #ofSelection = new Map<NodeKey, Set<() => void>>();

  constructor(document: FormDocument) {
    this.#history = startHistory(document);
    this.#saved = document;
  }

  get document(): FormDocument {
    return this.#history.document;
  }
  get selection(): Selection {
    return this.#selection;
  }
  get focusRequest(): FocusRequest | undefined {
    return this.#focus;
  }
  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }
  /** True while there is something that has not been saved. */
  get dirty(): boolean {
    return this.document !== this.#saved;
  }

  /** True if the form had this part, or one of this id, when it was opened or last saved. */
  wasSaved(key: NodeKey, id: string): boolean {
    if (this.#saved.nodes.has(key)) return true;
    for (const { data } of this.#saved.nodes.values()) if (idOf(data) === id) return true;
    return false;
  }

  node(key: NodeKey): FormNode | undefined {
    return this.document.nodes.get(key);
  }

  /** Applies a command as one step; a refused one changes nothing. */
  run(command: FormCommand, options: RunOptions = {}): CommandRefusal | undefined {
    const { merge } = options;
    const now = Date.now();
    const joins = merge !== undefined && merge === this.#merge?.name && now - this.#merge.at < MERGE;
    // The later of two such changes includes the earlier one.
    const outcome = runCommand(joins ? undoCommand(this.#history) : this.#history, command);
    if (!outcome.ok) return outcome.refusal;
    this.#merge = merge === undefined ? undefined : { name: merge, at: now };
    if (outcome.history !== this.#history)
      this.#become(merge === undefined ? finishStep(outcome.history) : outcome.history, options);
    return undefined;
  }

  /** The refusal of a command; undefined if it can be applied. */
  refusal(command: FormCommand): CommandRefusal | undefined {
    const outcome = applyCommand(this.document, command);
    return outcome.ok ? undefined : outcome.refusal;
  }

  undo(): boolean {
    if (!this.canUndo) return false;
    this.#step(undoCommand(this.#history));
    return true;
  }

  redo(): boolean {
    if (!this.canRedo) return false;
    this.#step(redoCommand(this.#history));
    return true;
  }

  /** Opens another form; earlier steps cannot be undone. */
  open(document: FormDocument, saved: FormDocument = document): void {
    this.#saved = saved;
    this.#merge = undefined;
    this.#become(startHistory(document), { select: [] });
  }

  /** Marks a state of the form as saved; default the current one. */
  markSaved(document: FormDocument = this.document): void {
    this.#saved = document;
    this.#notify(this.#any);
  }

  select(keys: readonly NodeKey[], primary: NodeKey | null = keys.at(-1) ?? null, anchor = primary): void {
    this.#history = finishStep(this.#history);
    this.#merge = undefined;
    this.#choose({ keys: new Set(keys), primary, anchor });
    this.#notify(this.#any);
  }

  /**
   * Toggles a part in the selection.
   *
   * @param stays whether the focus stays on a part removed from the selection; default: it moves to another selected part
   */
  toggle(key: NodeKey, stays = false): void {
    const keys = new Set(this.#selection.keys);
    if (!keys.delete(key)) keys.add(key);
    this.select([...keys], stays || keys.has(key) ? key : ([...keys].at(-1) ?? null));
  }

  /** Moves the focus to a part; the selection is unchanged. */
  visit(key: NodeKey): void {
    this.select([...this.#selection.keys], key);
    this.focus(key);
  }

  /** Selects everything read between the anchor and this part. */
  extend(key: NodeKey): void {
    const { anchor } = this.#selection;
    const all = selectable(this.document);
    const from = anchor === null ? -1 : all.indexOf(anchor);
    const to = all.indexOf(key);
    if (from < 0 || to < 0) return this.select([key]);
    this.select(all.slice(Math.min(from, to), Math.max(from, to) + 1), key, anchor);
  }

  focus(key: NodeKey): void {
    this.#focus = { key };
    this.#notify(this.#any);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#any.add(listener);
    return () => this.#any.delete(listener);
  };

  subscribePart(key: NodeKey, listener: () => void): () => void {
    return listen(this.#ofPart, key, listener);
  }

  subscribeSelection(key: NodeKey, listener: () => void): () => void {
    return listen(this.#ofSelection, key, listener);
  }

  #step(history: FormHistory): void {
    this.#merge = undefined;
    const select = changedParts(this.document, history.document);
    this.#become(history, { ...(select.length > 0 ? { select } : {}), focus: true });
  }

  #become(history: FormHistory, { select, focus = false }: RunOptions): void {
    const before = this.document;
    this.#history = history;
    const after = this.document;
    const selection = selectionAfter(this.#selection, before, after, select);
    if (selection !== this.#selection) this.#choose(selection);
    if (focus) this.#focus = { key: selection.primary ?? ROOT };
    for (const [key, listeners] of this.#ofPart) {
      if (before.nodes.get(key) !== after.nodes.get(key)) this.#notify(listeners);
    }
    this.#notify(this.#any);
  }

  #choose(selection: Selection): void {
    const before = this.#selection;
    this.#selection = selection;
    const touched = new Set([...before.keys, ...selection.keys]);
    for (const key of [before.primary, selection.primary]) if (key !== null) touched.add(key);
    for (const key of touched) this.#notify(this.#ofSelection.get(key));
  }

  #notify(listeners: Iterable<() => void> | undefined): void {
    for (const listener of listeners ?? []) listener();
  }
}

function listen(book: Map<NodeKey, Set<() => void>>, key: NodeKey, listener: () => void): () => void {
  const listeners = book.get(key) ?? new Set();
  book.set(key, listeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && book.get(key) === listeners) book.delete(key);
  };
}
