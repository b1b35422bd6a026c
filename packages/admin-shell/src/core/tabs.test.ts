import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restoreTabs, storeTabs } from './storedTabs';
import {
  closeLeft,
  closeOthers,
  closeRight,
  closeTab,
  initialTabs,
  mountedTabs,
  unsavedTabs,
  markTab,
  moveTab,
  openTab,
  refreshTab,
  renameTabs,
  replaceTab,
  retitleTab,
  type TabsState,
} from './tabs';

const HOME = '/dashboard/analysis';
const home = { key: HOME, title: '首页' };
const page = (key: string, keepAlive = true) => ({ key, title: key.slice(1), keepAlive });
const open = (state: TabsState, ...keys: string[]) => keys.reduce((tabs, key) => openTab(tabs, page(key)), state);
const keys = ({ tabs }: TabsState) => tabs.map(({ key }) => key);
const value = (outcome: ReturnType<typeof closeTab>) => {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
};

describe('opening', () => {
  test('starts with home; pages are appended', () => {
    const state = open(initialTabs(home), '/a', '/b');
    expect(keys(state)).toEqual([HOME, '/a', '/b']);
    expect(state.active).toBe('/b');
  });

  test('keeps position and tab of a page that is opened again', () => {
    const state = open(initialTabs(home), '/a', '/b', '/a');
    expect(keys(state)).toEqual([HOME, '/a', '/b']);
    expect(state.active).toBe('/a');
  });

  test('opens another tab for the same page with another query', () => {
    expect(keys(open(initialTabs(home), '/a?id=1', '/a?id=2'))).toEqual([HOME, '/a?id=1', '/a?id=2']);
  });

  test('changes nothing for the active page', () => {
    const state = open(initialTabs(home), '/a');
    expect(openTab(state, page('/a'))).toBe(state);
  });

  test("updates the tab with the navigation's data", () => {
    const state = openTab(open(initialTabs(home), '/a'), { ...page('/a'), state: { from: 'menu' } });
    expect(state.tabs.at(-1)!.state).toEqual({ from: 'menu' });
  });
});

describe('one page at a time', () => {
  test('replaces the active page, but not home or others', () => {
    const state = open(initialTabs(home), '/a', '/b');
    const next = replaceTab(state, page('/c'));
    expect(keys(next)).toEqual([HOME, '/a', '/c']);
    expect(next.active).toBe('/c');
    expect(keys(replaceTab(open(initialTabs(home)), page('/a')))).toEqual([HOME, '/a']);
  });

  test('replaces nothing for an open page', () => {
    const state = open(initialTabs(home), '/a', '/b');
    expect(keys(replaceTab(state, page('/a')))).toEqual([HOME, '/a', '/b']);
    expect(replaceTab(state, page('/b'))).toBe(state);
  });
});

describe('changing the address in place', () => {
  test('gives the tab the new key and keeps its page', () => {
    const before = open(initialTabs(home), '/a', '/b');
    const after = moveTab(openTab(before, page('/a')), page('/a?pageNo=2'));
    expect(keys(after)).toEqual([HOME, '/a?pageNo=2', '/b']);
    expect(after.active).toBe('/a?pageNo=2');
    expect(after.tabs[1]!.id).toBe(before.tabs[1]!.id);
  });

  test('closes another tab with that address', () => {
    const state = open(initialTabs(home), '/a', '/a?pageNo=2', '/a');
    expect(keys(moveTab(state, page('/a?pageNo=2')))).toEqual([HOME, '/a?pageNo=2']);
  });

  test('a page opened at the former address is a new page', () => {
    const moved = moveTab(open(initialTabs(home), '/a'), page('/a?pageNo=2'));
    const ids = openTab(moved, page('/a')).tabs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  test.each([
    ['another path', '/a', '/b'],
    ['home', HOME, `${HOME}?year=2026`],
  ])('%s opens another tab', (_, from, to) => {
    const state = open(initialTabs(home), from);
    expect(keys(moveTab(state, page(to)))).toEqual([...keys(state), to]);
  });
});

describe('closing', () => {
  const state = open(initialTabs(home), '/a', '/b', '/c');

  test('home cannot be closed', () => expect(closeTab(state, HOME)).toEqual({ ok: false, reason: 'home-fixed' }));

  test('the last tab cannot be closed without a home page', () => {
    expect(closeTab(open(initialTabs(), '/a'), '/a')).toEqual({ ok: false, reason: 'last-tab' });
  });

  test('the active tab is followed by its right neighbour, the last one by its left', () => {
    expect(value(closeTab(open(state, '/b'), '/b')).active).toBe('/c');
    expect(value(closeTab(state, '/c')).active).toBe('/b');
  });

  test('closing another tab keeps the active one', () => expect(value(closeTab(state, '/a')).active).toBe('/c'));
  test('ignores an unknown key', () => expect(value(closeTab(state, '/x'))).toBe(state));

  test.each([
    ['others', closeOthers, '/b', [HOME, '/b'], '/b'],
    ['left', closeLeft, '/b', [HOME, '/b', '/c'], '/c'],
    ['right', closeRight, '/b', [HOME, '/a', '/b'], '/b'],
    ['others of home', closeOthers, HOME, [HOME], HOME],
    ['right of home', closeRight, HOME, [HOME], HOME],
    ['left of home', closeLeft, HOME, [HOME, '/a', '/b', '/c'], '/c'],
    ['left of an unknown key', closeLeft, '/x', [HOME, '/a', '/b', '/c'], '/c'],
  ] as const)('close %s', (_, step, key, left, active) => {
    const next = step(state, key);
    expect(keys(next)).toEqual(left);
    expect(next.active).toBe(active);
  });
});

test('refresh creates a new page in the same tab; titles can change', () => {
  const state = open(initialTabs(home), '/a');
  expect(refreshTab(state, '/a').tabs[1]).toMatchObject({ key: '/a', refreshes: 1 });
  expect(refreshTab(state, '/x')).toBe(state);
  expect(retitleTab(state, '/a', 'XQJH-0001').tabs[1]!.title).toBe('XQJH-0001');
  expect(retitleTab(state, '/a', 'a')).toBe(state);
});

describe('mounted pages', () => {
  test('are the active one and the most recent ones, in tab order', () => {
    const state = open(initialTabs(home), '/a', '/b', '/c', '/a');
    expect(mountedTabs(state, 1).map(({ key }) => key)).toEqual(['/a', '/c']);
    expect(mountedTabs(state).map(({ key }) => key)).toEqual(['/a', '/b', '/c']);
  });

  test('a page without keepAlive unmounts when inactive; one never shown is not mounted', () => {
    const state = openTab(open(openTab(initialTabs(home), page('/a', false)), '/b'), page('/c', false));
    expect(mountedTabs(state).map(({ key }) => key)).toEqual(['/b', '/c']);
  });
});

describe('restoring after a reload', () => {
  const known = () => true;
  const stored = storeTabs(open(initialTabs(home), '/a', '/b?id=1'));

  test('restores the tabs after home', () => {
    expect(keys(restoreTabs(initialTabs(home), stored, known))).toEqual([HOME, '/a', '/b?id=1']);
  });

  test('drops pages that no longer exist', () => {
    expect(keys(restoreTabs(initialTabs(home), stored, (key) => key !== '/a'))).toEqual([HOME, '/b?id=1']);
  });

  test.each([null, '', '{', '7', '{"key":1}', '[{"key":"//evil.example","title":"x"},{"key":1},null]'])(
    '%j brings nothing',
    (text) => expect(keys(restoreTabs(initialTabs(home), text, known))).toEqual([HOME]),
  );

  test('restores at most thirty', () => {
    const many = JSON.stringify(Array.from({ length: 50 }, (_, index) => ({ key: `/p${index}`, title: 'p' })));
    expect(restoreTabs(initialTabs(home), many, known).tabs).toHaveLength(31);
  });
});

test('any operations keep home first, keys unique and the active tab existing', () => {
  const key = fc.constantFrom(HOME, '/a', '/b', '/c', '/d');
  const step = fc.tuple(fc.constantFrom('open', 'replace', 'move', 'close', 'left', 'right', 'others', 'refresh'), key);
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = initialTabs(home);
      for (const [name, at] of steps) {
        if (name === 'open') state = openTab(state, page(at));
        if (name === 'replace') state = replaceTab(state, page(at));
        if (name === 'move') state = moveTab(state, page(`${at}?page=2`));
        if (name === 'close') {
          const outcome = closeTab(state, at);
          if (outcome.ok) state = outcome.value;
        }
        if (name === 'left') state = closeLeft(state, at);
        if (name === 'right') state = closeRight(state, at);
        if (name === 'others') state = closeOthers(state, at);
        if (name === 'refresh') state = refreshTab(state, at);
      }
      expect(state.tabs[0]!.key).toBe(HOME);
      expect(new Set(keys(state)).size).toBe(state.tabs.length);
      expect(keys(state)).toContain(state.active);
      expect(new Set(state.tabs.map(({ id }) => id)).size).toBe(state.tabs.length);
    }),
  );
});

describe('unsaved input', () => {
  const marked = markTab(open(initialTabs(home), '/a', '/b'), '/a', '计划尚未保存');

  test('keeps a page mounted however many pages follow', () => {
    const many = open(marked, ...Array.from({ length: 20 }, (_, index) => `/${index}`));
    expect(mountedTabs(many).map(({ key }) => key)).toContain('/a');
    expect(mountedTabs(markTab(many, '/a', undefined)).map(({ key }) => key)).not.toContain('/a');
  });

  test('is lost when its tab closes or its page restarts, but not by other tabs or a new title', () => {
    const lost = (after: TabsState) => unsavedTabs(marked, after).map(({ key }) => key);
    expect(lost(value(closeTab(marked, '/a')))).toEqual(['/a']);
    expect(lost(closeOthers(marked, '/b'))).toEqual(['/a']);
    expect(lost(refreshTab(marked, '/a'))).toEqual(['/a']);
    expect(lost(value(closeTab(marked, '/b')))).toEqual([]);
    expect(lost(retitleTab(marked, '/a', '计划'))).toEqual([]);
    expect(lost(openTab(marked, page('/a')))).toEqual([]);
    expect(lost(markTab(marked, '/a', undefined))).toEqual([]);
  });

  test('is cleared for a restarted page', () => {
    expect(refreshTab(marked, '/a').tabs.find(({ key }) => key === '/a')).not.toHaveProperty('unsaved', '计划尚未保存');
  });
});

test('renaming follows the titles of the routes and keeps titles that a page has set', () => {
  const state = retitleTab(open(initialTabs(home), '/a', '/b'), '/b', 'Order 7');
  const titles = (renamed: TabsState) => renamed.tabs.map(({ title }) => title);
  const before = (key: string) => (key === HOME ? '首页' : key.slice(1));
  const after = (key: string) => (key === HOME ? 'Home' : `${key.slice(1)} en`);
  expect(titles(renameTabs(state, before, after))).toEqual(['Home', 'a en', 'Order 7']);
  expect(titles(renameTabs(state, before, () => undefined))).toEqual(['首页', 'a', 'Order 7']);
});
