import { expect, test } from 'vitest';
import type { SearchField } from '@gezi/domain';
import { describeFilters } from './describeFilters';

const fields: SearchField[] = [
  { kind: 'text', name: 'planName', label: '计划名称' },
  { kind: 'choice', name: 'status', label: '状态', options: [{ value: '2', label: '待分派' }] },
  { kind: 'days', name: 'applyTime', label: '申报时间', from: 'begin', to: 'end' },
];

test.each([
  [{}, ''],
  [{ status: '2' }, '待分派'],
  [{ status: '9' }, ''],
  [{ status: '9', planName: '轴承' }, '轴承'],
  [{ status: '2', planName: '轴承' }, '轴承、待分派'],
  [{ begin: '2026-11-01' }, '2026-11-01～'],
  [{ begin: '2026-11-01', end: '2026-11-30' }, '2026-11-01～2026-11-30'],
])('describes %j as %j', (filters, words) => expect(describeFilters(fields, filters)).toBe(words));
