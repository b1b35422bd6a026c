import type { SyncPerson, SyncPlace } from './SyncMessage';

/** Milliseconds without a message after which a user is considered absent. */
const TIMEOUT = 30_000;
/** Minimum milliseconds between two position messages without a change; changes are sent earlier. */
const SEND_EVERY = 10_000;
const SEND_AFTER = 150;

/** Other users on the page and their positions, and the own position. */
export class SyncPeople {
  readonly #people = new Map<string, { person: SyncPerson; at: number }>();
  #place: SyncPlace | null = null;
  #sent: { place: SyncPlace | null; at: number } | undefined;

  get list(): SyncPerson[] {
    return [...this.#people.values()].map(({ person }) => person);
  }

  update({ gone, ...person }: SyncPerson & { gone?: boolean }, now: number): void {
    if (gone) this.#people.delete(person.id);
    else this.#people.set(person.id, { person, at: now });
  }

  /** @returns whether a user timed out */
  expire(now: number): boolean {
    const before = this.#people.size;
    for (const [id, { at }] of this.#people) if (now - at > TIMEOUT) this.#people.delete(id);
    return this.#people.size !== before;
  }

  clear(): void {
    this.#people.clear();
    this.#sent = undefined;
  }

  move(place: SyncPlace | null): void {
    this.#place = place;
  }

  /** The own position to send now; `undefined` if nothing is due. */
  due(now: number): SyncPlace | null | undefined {
    const sent = this.#sent;
    const differs = !sent || !samePlace(sent.place, this.#place);
    if (sent && now - sent.at < (differs ? SEND_AFTER : SEND_EVERY)) return undefined;
    this.#sent = { place: this.#place, at: now };
    return this.#place;
  }
}

const samePlace = (a: SyncPlace | null, b: SyncPlace | null): boolean =>
  a === b || (a?.rowId === b?.rowId && a?.column === b?.column && a?.typing === b?.typing);
