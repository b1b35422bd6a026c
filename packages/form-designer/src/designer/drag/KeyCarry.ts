import type { PartPlace } from '../../core/commands/FormCommand';
import type { Carried } from './Carried';
import { CarrySession, type CarrySite } from './CarrySession';
import { describePlace } from './describePlace';
import { stepPlace, type CarryStep } from './stepPlace';

const STEPS: Readonly<Record<string, CarryStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'into',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
};

/** A drag by keyboard: every place is announced, also why one is refused. */
export class KeyCarry {
  readonly #session: CarrySession;
  readonly #site: CarrySite;
  #place: PartPlace;

  constructor(site: CarrySite, carried: Carried, from: PartPlace) {
    this.#site = site;
    this.#session = new CarrySession(site, carried, false);
    this.#place = from;
    this.#session.goTo(from);
    const texts = site.texts();
    site.announce(texts.spoken.pickedUp(carried.label, describePlace(site.store.document, from, texts)));
  }

  /** @returns whether the journey is over */
  key(event: { key: string }): boolean {
    const step = STEPS[event.key];
    if (step) this.#go(step);
    if (event.key === 'Escape' || event.key === 'Tab') {
      this.cancel();
      return true;
    }
    if (event.key !== 'Enter' && event.key !== ' ') return false;
    const code = this.#session.refusal;
    if (code !== undefined) {
      this.#site.warn(this.#site.texts().refusals[code]);
      return false;
    }
    this.#session.drop();
    return true;
  }

  cancel(): void {
    this.#session.end();
    this.#session.cancelled();
  }

  #go(step: CarryStep): void {
    const { store, texts, announce } = this.#site;
    const next = stepPlace(store.document, this.#place, step, this.#session.carried.keys);
    if (step === 'into' && next === this.#place) return announce(texts().spoken.noContainer);
    this.#place = next;
    this.#session.goTo(next);
    const where = describePlace(store.document, next, texts());
    const code = this.#session.refusal;
    announce(code === undefined ? texts().spoken.over(where) : texts().spoken.refused(where, texts().refusals[code]));
  }
}
