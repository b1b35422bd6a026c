import { loadSpeller } from '@gezi/pickers/core';
import { expect, test } from 'vitest';
import { isDerivedId, readableId } from './readableId';

const spell = await loadSpeller();
const free = () => false;

test.each([
  ['Supplier name', 'fd_supplier_name'],
  ['供应商名称', 'fd_gong_ying_shang_ming_cheng'],
  ['单价（元）', 'fd_dan_jia_yuan'],
  ['A1 车间', 'fd_a1_che_jian'],
  ['orderNo', 'fd_order_no'],
  ['Größe', 'fd_gro_e'],
  ['2026', 'fd_2026'],
  ['一二三四五六七八九十一二三四五六七八九十', 'fd_yi_er_san_si_wu_liu_qi_ba_jiu_shi_yi'],
  ['***', undefined],
  ['', undefined],
])('%s', (label, id) => expect(readableId(label, spell, free)).toBe(id));

test('an id that is taken gets the first free number', () => {
  const taken = new Set(['fd_dan_jia', 'fd_dan_jia_2']);
  expect(readableId('单价', spell, (id) => taken.has(id))).toBe('fd_dan_jia_3');
});

test.each([
  ['fd_1763884800000', '单价', true],
  ['fd_dan_jia', '单价', true],
  ['fd_dan_jia_2', '单价', true],
  ['fd_dan_jia_x', '单价', false],
  ['fd_price', '单价', false],
  ['table_1763884800000', '单价', false],
])('%s is derived from %s: %s', (id, label, isDerived) => expect(isDerivedId(id, label, spell)).toBe(isDerived));
