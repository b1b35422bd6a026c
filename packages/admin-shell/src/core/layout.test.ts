import { expect, test } from 'vitest';
import { chunkErrors, otherErrors } from '../testing/errors';
import { isChunkError } from './chunkError';
import { greeting } from './greeting';
import { headerTitle } from './headerTitle';
import { collapsesOnSelect, deviceOf } from './layout';
import { DEFAULT_LAYOUT, readLayoutChoices } from './layoutChoices';

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [2560, 'desktop'],
])('%d px is a %s', (width, device) => expect(deviceOf(width)).toBe(device));

test.each([
  [1199, true],
  [1200, false],
])('selecting an item at %d px collapses the menu: %s', (width, folds) => expect(collapsesOnSelect(width)).toBe(folds));

test.each([
  [0, 'morning'],
  [8, 'morning'],
  [9, 'forenoon'],
  [11, 'forenoon'],
  [12, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [19, 'afternoon'],
  [20, 'evening'],
  [23, 'evening'],
])('at %d the greeting is %s', (hour, name) => expect(greeting(hour)).toBe(name));

test.each([
  [{ isHome: true }, '采购SaaS管理平台'],
  [{ isHome: false }, '采购SaaS管理平台'],
  [{ isHome: true, organisation: '华东能源集团' }, '华东能源集团采购SaaS管理平台'],
  [{ isHome: false, organisation: '华东能源集团' }, '华东能源集团'],
  [{ isHome: true, organisation: '华东能源集团', platform: 'Procurement' }, '华东能源集团 Procurement'],
])('headerTitle %j', (parts, title) => expect(headerTitle({ platform: '采购SaaS管理平台', ...parts })).toBe(title));

test.each([
  [undefined, {}],
  ['x', {}],
  [{ menuTheme: 'blue', collapsed: 1, multiTab: null }, {}],
  [
    { menuTheme: 'dark', collapsed: true },
    { menuTheme: 'dark', collapsed: true },
  ],
])('readLayoutChoices(%j)', (stored, kept) =>
  expect(readLayoutChoices(stored)).toEqual({ ...DEFAULT_LAYOUT, ...kept }),
);

test.each(chunkErrors)('%s: a chunk failed to load', (error) => expect(isChunkError(error)).toBe(true));
test.each(otherErrors)('%s: another error', (error) => expect(isChunkError(error)).toBe(false));
