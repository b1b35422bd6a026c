import type { SyncPerson, SyncPlace } from './SyncMessage';

/** Milliseconds without a message after which a user counts as gone. */
const HEARD_WITHIN = 30_000;
/** Milliseconds between two messages about the own position; changes wait for the shorter interval only. */
const TELL_EVERY = 10_000;
const TELL_AFTER = 150;

/** Other users on the page and their positions, and the own position. */
export class SyncPeople {
  readonly #heard = new Map<string, { person: SyncPerson; at: number }>();
  #place: SyncPlace | null = null;
  #told: { place: SyncPlace | null; at: number } | undefined;

  get list(): SyncPerson[] {
    return [...this.#heard.values()].map(({ person }) => person);
  }

  update({ gone, ...person }: SyncPerson & { gone?: boolean }, now: number): void {
    if (gone) this.#heard.delete(person.id);
    else this.#heard.set(person.id, { person, at: now });
  }

  /** @returns whether a user timed out */
  expire(now: number): boolean {
    const before = this.#heard.size;
    for (const [id, { at }] of this.#heard) if (now - at > HEARD_WITHIN) this.#heard.delete(id);
    return this.#heard.size !== before;
  }

  clear(): void {
    this.#heard.clear();
    this.#told = undefined;
  }

  move(place: SyncPlace | null): void {
    this.#place = place;
  }

  /** The own position to send now; `undefined` if nothing is due. */
  due(now: number): SyncPlace | null | undefined {
    const told = this.#told;
    const differs = !told || !samePlace(told.place, this.#place);
    if (told && now - told.at < (differs ? TELL_AFTER : TELL_EVERY)) return undefined;
    this.#told = { place: this.#place, at: now };
    return this.#place;
  }
}

const samePlace = (a: SyncPlace | null, b: SyncPlace | null): boolean =>
  a === b || (a?.rowId === b?.rowId && a?.column === b?.column && a?.typing === b?.typing);
