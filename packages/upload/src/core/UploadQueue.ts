import { acceptedTypes } from './acceptedTypes';
import { contentMatches } from './contentMatches';
import { DEFAULT_CONCURRENCY } from './limits';
import { moveBy, moveTo, type MoveRefusal } from './moveFile';
import { pathOf } from './pathOf';
import { refusalOf } from './refusalOf';
import type { RefusedFile } from './UploadFault';
import { DEFAULT_ACTION, DEFAULT_AREA, type UploadOptions } from './UploadOptions';
import type { UploadAnswer } from './UploadTransport';
import type { UploadedFile } from './UploadedFile';

/** A selected file with the controller of its upload. */
interface Source {
  file: File;
  running?: AbortController;
}

// Unique across queues of a page, so that their files can be mixed in one list.
let lastUid = 0;

/**
 * Uploads the files of a list, a few at a time. Independent of React and of the network: the transport is an option.
 *
 * @example
 * const queue = new UploadQueue({ transport: clientTransport(client), accept: '.pdf', maxSizeMB: 5, onValue });
 * const refused = queue.add(input.files);
 */
export class UploadQueue {
  #options: UploadOptions;
  #items: readonly UploadedFile[] = [];
  readonly #sources = new Map<string, Source>();
  readonly #listeners = new Set<() => void>();

  constructor(options: UploadOptions) {
    this.#options = options;
  }

  /** The files in order; the same array until something changes. */
  get items(): readonly UploadedFile[] {
    return this.#items;
  }

  /** The selected file, e.g. for a preview; undefined for a stored one. */
  fileOf(uid: string): File | undefined {
    return this.#sources.get(uid)?.file;
  }

  /** Whether files are uploading or waiting. */
  get isBusy(): boolean {
    return this.#items.some(({ status }) => status === 'uploading');
  }

  /** Calls the listener at every change. @returns a function that unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Changes the options for files added later. */
  configure(options: UploadOptions): void {
    this.#options = options;
  }

  /**
   * Adds selected, dropped or pasted files and uploads them.
   *
   * @returns the refused files with the reason; they are not added
   */
  add(files: Iterable<File>): RefusedFile[] {
    const { accept, maxSizeMB = 0, maxCount = 0, allowDuplicates = false, wrongType } = this.#options;
    const rules = { types: acceptedTypes(accept), maxSizeMB, ...(wrongType && { wrongType }) };
    const refused: RefusedFile[] = [];
    const taken: UploadedFile[] = [];
    for (const file of files) {
      const isFull = maxCount > 0 && this.#items.length + taken.length >= maxCount;
      const isKnown = !allowDuplicates && [...this.#sources.values()].some((other) => isSame(other.file, file));
      const reason = refusalOf(file, rules) ?? (isKnown ? 'duplicate' : isFull ? 'too-many' : undefined);
      if (reason) {
        refused.push({ name: file.name, reason });
        continue;
      }
      lastUid += 1;
      const item: UploadedFile = { uid: `upload-${lastUid}`, ...described(file), status: 'uploading', percent: 0 };
      this.#sources.set(item.uid, { file });
      taken.push(item);
    }
    if (taken.length > 0) this.#show([...this.#items, ...taken]);
    this.#sendNext();
    return refused;
  }

  /** Removes a file and stops its upload. */
  remove(uid: string): void {
    const item = this.#find(uid);
    if (!item) return;
    this.#giveUp(item);
    this.#sources.delete(uid);
    this.#show(this.#items.filter((other) => other !== item));
    this.#options.onEnd?.({ ...item, status: 'removed' });
    this.#tellValue();
    this.#sendNext();
  }

  /** Stops an upload; the file stays in the list and can be retried. */
  cancel(uid: string): void {
    const item = this.#find(uid);
    if (item?.status !== 'uploading') return;
    this.#giveUp(item);
    this.#end(uid, { status: 'error', fault: 'cancelled' });
  }

  /** Uploads a failed file again. */
  retry(uid: string): void {
    if (this.#find(uid)?.status !== 'error' || !this.#sources.has(uid)) return;
    this.#change(uid, { status: 'uploading', percent: 0, fault: undefined, message: undefined });
    this.#sendNext();
  }

  /** Moves a file by one place. @returns the reason if refused, otherwise undefined */
  move(uid: string, by: -1 | 1): MoveRefusal | undefined {
    const outcome = moveBy(this.#items, this.#indexOf(uid), by);
    if (!outcome.ok) return outcome.reason;
    this.#show(outcome.value);
    this.#tellValueWhenDone();
    return undefined;
  }

  /** Moves a file to an index from 0. */
  moveTo(uid: string, index: number): void {
    const from = this.#indexOf(uid);
    if (from === -1 || from === index) return;
    this.#show(moveTo(this.#items, from, index));
    this.#tellValueWhenDone();
  }

  /**
   * Replaces the stored files by those of a new value. Files with a known path stay unchanged, unfinished files follow;
   * no callback is called.
   */
  reset(stored: readonly UploadedFile[]): void {
    const known = this.#items.filter(({ status }) => status === 'done');
    const shown = stored.map((item) => {
      const index = known.findIndex(({ path }) => path === item.path);
      return index === -1 ? item : known.splice(index, 1)[0]!;
    });
    for (const { uid } of known) this.#sources.delete(uid);
    const items = [...shown, ...this.#items.filter(({ status }) => status !== 'done')];
    const isOld = items.length === this.#items.length && items.every((item, index) => item === this.#items[index]);
    if (!isOld) this.#show(items);
  }

  /**
   * Stops all uploads and all callbacks. Sent parts are kept on the server, so that the same files resume when they are
   * selected again.
   */
  stop(): void {
    for (const { running } of this.#sources.values()) running?.abort();
    this.#listeners.clear();
  }

  #giveUp({ uid, status }: UploadedFile): void {
    const source = this.#sources.get(uid);
    source?.running?.abort();
    if (source && status !== 'done') this.#options.transport.forget?.(source.file);
  }

  #sendNext(): void {
    const { concurrency = DEFAULT_CONCURRENCY } = this.#options;
    const running = [...this.#sources.values()].filter((source) => source.running).length;
    const waiting = this.#items.filter(({ uid, status }) => {
      const source = this.#sources.get(uid);
      return status === 'uploading' && source && !source.running;
    });
    for (const { uid } of waiting.slice(0, Math.max(0, concurrency - running))) void this.#send(uid);
  }

  async #send(uid: string): Promise<void> {
    const source = this.#sources.get(uid)!;
    const running = new AbortController();
    source.running = running;
    const outcome = await this.#outcomeOf(uid, source.file, running.signal);
    if (running.signal.aborted) return;
    this.#end(uid, outcome);
  }

  async #outcomeOf(uid: string, file: File, signal: AbortSignal): Promise<Partial<UploadedFile>> {
    const {
      transport,
      action = DEFAULT_ACTION,
      token = true,
      checkContent = true,
      partName,
      headers,
      responseName,
    } = this.#options;
    try {
      if (checkContent && !(await contentMatches(file))) return { status: 'error', fault: 'other-content' };
    } catch {
      return { status: 'error', fault: 'unreadable' };
    }
    if (signal.aborted) return {};
    const onProgress = (percent: number) => {
      // 100 only after the answer: until then the server may refuse.
      const shown = Math.min(99, Math.max(0, Math.floor(percent)));
      if (!signal.aborted) this.#change(uid, { percent: shown, stalled: undefined });
    };
    const onStalled = () => void (signal.aborted || this.#change(uid, { stalled: true }));
    try {
      const answer = await transport({
        file,
        action,
        fields: this.#fields(),
        token,
        signal,
        onProgress,
        onStalled,
        ...(partName && { partName }),
        ...(headers && { headers }),
      });
      if (!answer.success) return { status: 'error', fault: 'rejected', message: answer.message };
      const path = pathOf(answer, responseName);
      return { status: 'done', percent: 100, path, url: this.#urlOf(path, answer) };
    } catch (error) {
      const isGone = error instanceof DOMException && error.name === 'NotReadableError';
      return { status: 'error', fault: isGone ? 'unreadable' : 'no-connection' };
    }
  }

  #fields(): Record<string, string> {
    const { action = DEFAULT_ACTION, biz, isup, fields } = this.#options;
    const isNamed = biz || isup || fields?.biz || fields?.jeditor;
    const area = biz || (action === DEFAULT_ACTION && !isNamed ? DEFAULT_AREA : undefined);
    return { ...fields, ...(area && { biz: area }), ...(isup && { isup: '1' }) };
  }

  #urlOf(path: string, answer: UploadAnswer): string {
    return this.#options.urlOf?.(path, answer) ?? path;
  }

  #end(uid: string, outcome: Partial<UploadedFile>): void {
    const source = this.#sources.get(uid);
    if (source) delete source.running;
    const item = this.#change(uid, { stalled: undefined, ...outcome });
    if (item) this.#options.onEnd?.(item);
    this.#tellValueWhenDone();
    this.#sendNext();
  }

  #change(uid: string, change: Partial<UploadedFile>): UploadedFile | undefined {
    const item = this.#find(uid);
    if (!item) return undefined;
    const changed = { ...item, ...change };
    this.#show(this.#items.map((other) => (other === item ? changed : other)));
    return changed;
  }

  #show(items: readonly UploadedFile[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #tellValueWhenDone(): void {
    if (this.#items.every(({ status }) => status === 'done')) this.#tellValue();
  }

  #tellValue(): void {
    this.#options.onValue?.(this.#items.filter(({ status }) => status === 'done'));
  }

  #indexOf = (uid: string): number => this.#items.findIndex((item) => item.uid === uid);
  #find = (uid: string): UploadedFile | undefined => this.#items[this.#indexOf(uid)];
}

const described = ({ name, type, size }: File) => ({ name, type, size });

/** Whether two files are the same by name, size and time. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
