import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSelectionStore } from './createSelectionStore';

interface User {
  id: string;
  name: string;
}
const user = (id: string): User => ({ id, name: `用户${id}` });
const keyOf = ({ id }: User) => id;

describe('single selection', () => {
  test('replaces the selected item; selecting it again deselects it', () => {
    const store = createSelectionStore<User>({ multiple: false, keyOf, value: ['a', 'b'] });
    expect(store.get().keys).toEqual(['a']);
    store.toggle(user('c'));
    expect(store.get().keys).toEqual(['c']);
    store.toggle(user('c'));
    expect(store.get().keys).toEqual([]);
  });

  test('does not replace a disabled item', () => {
    const store = createSelectionStore<User>({ multiple: false, keyOf, value: ['a'], disabled: new Set(['a']) });
    expect(store.toggle(user('b'))).toBe('disabled');
    expect(store.get().keys).toEqual(['a']);
  });
});

describe('multiple selection', () => {
  test('keeps initial values and names them once their items are known', () => {
    const store = createSelectionStore<User>({ multiple: true, keyOf, value: ['x', '', 'x', 'y'] });
    expect(store.get().keys).toEqual(['x', 'y']);
    expect([...store.get().known.keys()]).toEqual([]);
    store.addKnown([user('y'), user('z')]);
    expect([...store.get().known.keys()]).toEqual(['y', 'z']);
    expect(store.get().keys).toEqual(['x', 'y']);
  });

  test('refuses a selection above the maximum as a whole, but allows deselecting', () => {
    const store = createSelectionStore<User>({ multiple: true, keyOf, max: 3, value: ['a', 'b'] });
    expect(store.select([user('c'), user('d')])).toBe('maximum');
    expect(store.get().keys).toEqual(['a', 'b']);
    expect(store.toggle(user('c'))).toBeUndefined();
    expect(store.toggle(user('d'))).toBe('maximum');
    store.deselect(['a']);
    expect(store.get().keys).toEqual(['b', 'c']);
  });

  test('allows reducing a value above the maximum', () => {
    const store = createSelectionStore<User>({ multiple: true, keyOf, max: 1, value: ['a', 'b', 'c'] });
    expect(store.setKeys(['a', 'b'])).toBeUndefined();
    expect(store.get().keys).toEqual(['a', 'b']);
  });

  test('skips disabled items of a page and keeps them when clearing', () => {
    const store = createSelectionStore<User>({ multiple: true, keyOf, value: ['a'], disabled: new Set(['a', 'b']) });
    store.select([user('b'), user('c')]);
    expect(store.get().keys).toEqual(['a', 'c']);
    store.clear();
    expect(store.get().keys).toEqual(['a']);
    expect(store.toggle(user('b'))).toBe('disabled');
  });

  test('notifies on changes only', () => {
    const store = createSelectionStore<User>({ multiple: true, keyOf });
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.toggle(user('a'));
    store.deselect(['b']);
    store.addKnown([]);
    stop();
    store.clear();
    expect(told).toBe(1);
  });
});

test('never exceeds the maximum, duplicates a key or loses a disabled one', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
  const step = fc.oneof(
    key.map((one) => ['toggle', [one]] as const),
    fc.array(key).map((some) => ['choose', some] as const),
    fc.array(key).map((some) => ['setKeys', some] as const),
    fc.array(key).map((some) => ['deselect', some] as const),
    fc.constant(['clear', []] as const),
  );
  fc.assert(
    fc.property(fc.array(step), fc.integer({ min: 1, max: 4 }), (steps, max) => {
      const store = createSelectionStore<User>({ multiple: true, keyOf, max, value: ['a'], disabled: new Set(['a']) });
      for (const [what, keys] of steps) {
        if (what === 'toggle') store.toggle(user(keys[0]!));
        else if (what === 'choose') store.select(keys.map(user));
        else if (what === 'setKeys') store.setKeys(keys);
        else if (what === 'deselect') store.deselect(keys);
        else store.clear();
        const { keys: chosen } = store.get();
        expect(chosen.length).toBeLessThanOrEqual(max);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen).toContain('a');
      }
    }),
  );
});
