import { expect, test } from 'vitest';
import { createTextSearch } from './createTextSearch';
import { matchPinyin } from './matchPinyin';

const syllables = ['rui', 'heng', 'xi', 'an', 'bu'];

test.each([
  ['ruiheng', true],
  ['rh', true],
  ['rhx', true],
  ['rheng', true],
  ['xian', true],
  ['xa', true],
  ['hengxi', true],
  ['uiheng', false],
  ['rb', false],
  ['ruihengxianbuu', false],
])('%s', (letters, found) => expect(matchPinyin(syllables, letters)).toBe(found));

test('searches by substring at once, by pinyin once the table is loaded', async () => {
  const search = createTextSearch();
  const texts = ['财务管理部', '采购供应部', 'A1车间'];
  expect(texts.filter(search.matcher('供应'))).toEqual(['采购供应部']);
  expect(texts.filter(search.matcher('cg'))).toEqual([]);
  await search.prepare(texts);
  expect(texts.filter(search.matcher('cg'))).toEqual(['采购供应部']);
  expect(texts.filter(search.matcher('cai wu'))).toEqual(['财务管理部']);
  expect(texts.filter(search.matcher('a1cj'))).toEqual(['A1车间']);
  expect(texts.filter(search.matcher(' '))).toEqual(texts);
});
