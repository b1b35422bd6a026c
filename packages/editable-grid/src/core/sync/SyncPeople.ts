import type { SyncPerson, SyncPlace } from './SyncMessage';

/** Milliseconds after which somebody who was not heard of again has gone. */
const HEARD_WITHIN = 30_000;
/** Milliseconds between two tellings of one's own place; half-way told changes wait for the shorter one. */
const TELL_EVERY = 10_000;
const TELL_AFTER = 150;

/** Who else is on the page and where, and where oneself is. */
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

  /** @returns whether somebody is no longer thought to be there */
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

  /** The place to tell the others now; undefined when there is nothing to tell. */
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
