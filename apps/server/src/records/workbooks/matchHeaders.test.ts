import { expect, test } from 'vitest';
import { matchHeaders } from './matchHeaders';

test.each([
  ['equal headers', ['名称', '编码'], ['编码', '名称'], [1, 0]],
  ['spaces and asterisks', ['* 名 称', '编码＊'], ['名称', '编码'], [0, 1]],
  ['case', ['ITEM CODE'], ['Item code'], [0]],
  ['units in brackets', ['单价（元）', 'Weight [kg]'], ['单价', 'weight'], [0, 1]],
  ['an equal header before one with another unit', ['数量(箱)', '数量(吨)'], ['数量(吨)', '数量(箱)'], [1, 0]],
  ['each header once', ['金额(元)'], ['金额(元)', '金额(美元)'], [0, -1]],
  ['a missing header', ['名称', ''], ['编码'], [-1]],
  ['no header that is only a unit', ['(元)'], ['(吨)'], [-1]],
])('matches %s', (_case, given, wanted, places) => {
  expect(matchHeaders(given, wanted)).toEqual(places);
});
