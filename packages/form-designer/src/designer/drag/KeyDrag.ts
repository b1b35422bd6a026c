import { lineKey } from '@gezi/ui';
import type { PartPlace } from '../../core/commands/FormCommand';
import type { DraggedParts } from './DraggedParts';
import { DragSession, type DragSite } from './DragSession';
import { describePlace } from './describePlace';
import { stepPlace, type DragStep } from './stepPlace';

const STEPS: Readonly<Record<string, DragStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'into',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
};

/** A drag by keyboard: every place is announced, also why one is refused. */
export class KeyDrag {
  readonly #session: DragSession;
  readonly #site: DragSite;
  #place: PartPlace;

  constructor(site: DragSite, carried: DraggedParts, from: PartPlace) {
    this.#site = site;
    this.#session = new DragSession(site, carried, false);
    this.#place = from;
    this.#session.goTo(from);
    const texts = site.texts();
    site.announce(texts.spoken.pickedUp(carried.label, describePlace(site.store.document, from, texts)));
  }

  /** @returns whether the journey is over */
  key(event: { key: string; target?: EventTarget | null }): boolean {
    const step = STEPS[lineKey(event)];
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

  #go(step: DragStep): void {
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
