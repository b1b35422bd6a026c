import type { GridFeature } from './GridFeature';
import { isCommentsKey } from './isCommentsKey';

/** Parts with keys of their own whose code is loaded after the grid. */
export type KeyedPart = 'columns' | 'rows' | 'comments';

const isMoveKey = ({ key, altKey, shiftKey }: KeyboardEvent, keys: readonly string[]) =>
  altKey && shiftKey && keys.includes(key);

const KEYS: Record<KeyedPart, (event: KeyboardEvent) => boolean> = {
  columns: (event) => isMoveKey(event, ['ArrowLeft', 'ArrowRight']),
  rows: (event) => isMoveKey(event, ['ArrowUp', 'ArrowDown']),
  comments: isCommentsKey,
};

/**
 * Holds keys that are pressed before the lazily loaded part that handles them, and repeats them in order once it is
 * loaded.
 */
export class HeldKeys<Row extends object> {
  #awaited: readonly KeyedPart[] = [];
  readonly #present = new Set<KeyedPart>();
  readonly #failed = new Set<KeyedPart>();
  #held: { part: KeyedPart; key: KeyboardEventInit }[] = [];

  /** Sets the parts that the grid has or will have. */
  expect(parts: readonly KeyedPart[]): void {
    this.#awaited = parts;
  }

  /** Holds keys at cells and headings. Features that handle a key come before this one. */
  readonly feature: GridFeature<Row> = {
    attach: ({ scroller }) => {
      const atHeading = (event: KeyboardEvent) => {
        if ((event.target as Element).closest('.gezi-th') && this.#hold(event)) event.preventDefault();
      };
      scroller.addEventListener('keydown', atHeading);
      return {
        keyDown: (event) => this.#hold(event),
        detach: () => {
          scroller.removeEventListener('keydown', atHeading);
          this.#held = [];
        },
      };
    },
  };

  /** The part's feature; the keys that it handles are repeated when it is attached. */
  release(part: KeyedPart, feature: GridFeature<Row>): GridFeature<Row> {
    return {
      attach: (site) => {
        const hooks = feature.attach(site);
        this.#present.add(part);
        this.#failed.delete(part);
        const keys = this.#held.filter((held) => held.part === part).map(({ key }) => key);
        this.#held = this.#held.filter((held) => held.part !== part);
        void repeat(site.scroller, keys);
        return {
          ...hooks,
          detach: () => {
            this.#present.delete(part);
            hooks.detach();
          },
        };
      },
    };
  }

  /** The part failed to load: its keys are neither repeated nor held until it is attached. */
  drop(part: KeyedPart): void {
    this.#failed.add(part);
    this.#held = this.#held.filter((held) => held.part !== part);
  }

  #hold(event: KeyboardEvent): boolean {
    const isAwaited = (part: KeyedPart) => !this.#present.has(part) && !this.#failed.has(part);
    const part = this.#awaited.find((each) => isAwaited(each) && KEYS[each](event));
    if (!part) return false;
    // A key that is held down must not repeat after its release.
    if (event.repeat) return true;
    const { key, code, altKey, shiftKey, ctrlKey, metaKey } = event;
    this.#held.push({ part, key: { key, code, altKey, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true } });
    return true;
  }
}

const frame = () => new Promise((done) => requestAnimationFrame(done));

async function repeat(scroller: HTMLElement, keys: readonly KeyboardEventInit[]) {
  for (const key of keys) {
    // A key acts on what the previous one has drawn, at the cell that has the focus then.
    await frame();
    await frame();
    const { activeElement } = document;
    if (scroller.contains(activeElement)) activeElement!.dispatchEvent(new KeyboardEvent('keydown', key));
  }
}
