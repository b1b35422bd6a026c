import { afterEach, expect, test, vi } from 'vitest';
import type { InUse } from './CellUse';
import type { FeatureHooks, GridFeature, GridSite } from './GridFeature';
import { HeldKeys } from './HeldKeys';

interface Line {
  id: string;
}

afterEach(() => document.body.replaceChildren());

/** A grid with one heading and one cell, which has the focus. */
function open() {
  const scroller = document.body.appendChild(document.createElement('div'));
  const add = (name: string) => {
    const made = scroller.appendChild(document.createElement('div'));
    made.className = name;
    made.tabIndex = -1;
    return made;
  };
  const [heading, cell] = [add('gezi-th'), add('gezi-cell')];
  cell.focus();
  const keys = new HeldKeys<Line>();
  const site = { scroller } as unknown as GridSite<Line>;
  const hooks: FeatureHooks[] = [keys.feature.attach(site)];
  // As the grid does: the first feature that handles a key of a cell ends it.
  cell.addEventListener('keydown', (event) => {
    if (hooks.some((each) => each.keyDown?.(event, {} as InUse))) event.preventDefault();
  });
  const handled = vi.fn<(key: string) => void>();
  const late: GridFeature<Line> = {
    attach: () => ({
      keyDown({ key }) {
        handled(key);
        return true;
      },
      detach() {},
    }),
  };
  const arrive = () => hooks.unshift(keys.release('columns', late).attach(site));
  const press = (target: HTMLElement, key: string, init: KeyboardEventInit = { altKey: true, shiftKey: true }) =>
    !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  return { keys, cell, heading, hooks, handled, arrive, press };
}

test('repeats keys in order once their part has arrived', async () => {
  const { keys, cell, handled, arrive, press } = open();
  keys.expect(['columns']);
  expect(press(cell, 'ArrowRight')).toBe(true);
  expect(press(cell, 'ArrowLeft')).toBe(true);
  arrive();
  await vi.waitFor(() => expect(handled.mock.calls).toEqual([['ArrowRight'], ['ArrowLeft']]));
});

test('holds keys of headings', () => {
  const { keys, heading, press } = open();
  keys.expect(['columns']);
  expect(press(heading, 'ArrowRight')).toBe(true);
  expect(press(heading, 'ArrowRight', {})).toBe(false);
});

test('holds nothing that no awaited part handles, and nothing after the part has arrived', () => {
  const { keys, cell, handled, arrive, press } = open();
  expect(press(cell, 'ArrowRight')).toBe(false);
  keys.expect(['columns']);
  expect(press(cell, 'ArrowUp')).toBe(false);
  expect(press(cell, 'ArrowRight', { shiftKey: true })).toBe(false);
  arrive();
  expect(press(cell, 'ArrowRight')).toBe(true);
  expect(handled).toHaveBeenCalledTimes(1);
});

test('holds keys again after the part was detached', () => {
  const { keys, cell, hooks, handled, arrive, press } = open();
  keys.expect(['columns']);
  arrive();
  hooks.shift()!.detach();
  expect(press(cell, 'ArrowRight')).toBe(true);
  expect(handled).not.toHaveBeenCalled();
});

test('opens comments by the keys of spreadsheets', () => {
  const { keys, cell, press } = open();
  keys.expect(['comments']);
  expect(press(cell, 'F2', { shiftKey: true })).toBe(true);
  expect(press(cell, 'm', { code: 'KeyM', ctrlKey: true, altKey: true })).toBe(true);
  expect(press(cell, 'F2', {})).toBe(false);
});

test('drops the keys of a part that failed to load', async () => {
  const { keys, cell, handled, arrive, press } = open();
  keys.expect(['columns']);
  expect(press(cell, 'ArrowRight')).toBe(true);
  keys.drop('columns');
  expect(press(cell, 'ArrowRight')).toBe(false);
  arrive();
  await new Promise((done) => setTimeout(done, 100));
  expect(handled).not.toHaveBeenCalledWith('ArrowRight');
});

test('holds keys again once a part that failed was attached', () => {
  const { keys, cell, hooks, arrive, press } = open();
  keys.expect(['columns']);
  keys.drop('columns');
  arrive();
  hooks.shift()!.detach();
  expect(press(cell, 'ArrowRight')).toBe(true);
});
