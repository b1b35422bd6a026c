import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSelectionStore } from './createSelectionStore';

interface User {
  id: string;
  name: string;
}
const user = (id: string): User => ({ id, name: `用户${id}` });
const keyOf = ({ id }: User) => id;

describe('single', () => {
  test('a new choice replaces the old; the same again gives it up', () => {
    const store = createSelectionStore<User>({ multiple: false, keyOf, value: ['a', 'b'] });
    expect(store.get().keys).toEqual(['a']);
    store.toggle(user('c'));
    expect(store.get().keys).toEqual(['c']);
    store.toggle(user('c'));
    expect(store.get().keys).toEqual([]);
  });

  test('what is locked is not replaced', () => {
    const store = createSelectionStore<User>({ multiple: false, keyOf, value: ['a'], disabled: new Set(['a']) });
    expect(store.toggle(user('b'))).toBe('disabled');
    expect(store.get().keys).toEqual(['a']);
  });
});

describe('several', () => {
  test('values from elsewhere stay, and get their names when they are met', () => {
    const store = createSelectionStore<User>({ multiple: true, keyOf, value: ['x', '', 'x', 'y'] });
    expect(store.get().keys).toEqual(['x', 'y']);
    expect([...store.get().known.keys()]).toEqual([]);
    store.addKnown([user('y'), user('z')]);
    expect([...store.get().known.keys()]).toEqual(['y', 'z']);
    expect(store.get().keys).toEqual(['x', 'y']);
  });

  test('one more than the maximum is refused whole, giving up is not', () => {
    const store = createSelectionStore<User>({ multiple: true, keyOf, max: 3, value: ['a', 'b'] });
    expect(store.select([user('c'), user('d')])).toBe('maximum');
    expect(store.get().keys).toEqual(['a', 'b']);
    expect(store.toggle(user('c'))).toBeUndefined();
    expect(store.toggle(user('d'))).toBe('maximum');
    store.deselect(['a']);
    expect(store.get().keys).toEqual(['b', 'c']);
  });

  test('a value beyond the maximum may still shrink', () => {
    const store = createSelectionStore<User>({ multiple: true, keyOf, max: 1, value: ['a', 'b', 'c'] });
    expect(store.setKeys(['a', 'b'])).toBeUndefined();
    expect(store.get().keys).toEqual(['a', 'b']);
  });

  test('what is disabled is passed over in a page and survives clearing', () => {
    const store = createSelectionStore<User>({ multiple: true, keyOf, value: ['a'], disabled: new Set(['a', 'b']) });
    store.select([user('b'), user('c')]);
    expect(store.get().keys).toEqual(['a', 'c']);
    store.clear();
    expect(store.get().keys).toEqual(['a']);
    expect(store.toggle(user('b'))).toBe('disabled');
  });

  test('a change tells, no change does not', () => {
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

test('never beyond the maximum, never twice, never without what is locked', () => {
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
