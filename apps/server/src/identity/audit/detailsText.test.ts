import { expect, test } from 'vitest';
import { detailsText } from './detailsText';

test('returns short details unchanged', () => {
  expect(detailsText({ id: '1', lines: [1, 2] })).toBe('{"id":"1","lines":[1,2]}');
});

test('truncates long lists to valid JSON', () => {
  const lines = Array.from({ length: 500 }, (_line, index) => ({ id: `${index}`, actualCounts: '1.00000000' }));
  const text = detailsText({ id: '1', lines });
  expect(text.length).toBeLessThanOrEqual(4000);
  expect(text.length).toBeGreaterThan(3900);
  const read = JSON.parse(text) as { id: string; lines: unknown[]; left: number };
  expect(read.id).toBe('1');
  expect(read.lines).toEqual(lines.slice(0, read.lines.length));
  expect(read.lines.length + read.left).toBe(500);
});

test('drops members that are too long', () => {
  expect(JSON.parse(detailsText({ text: '"'.repeat(5000), id: '1' }))).toEqual({ id: '1', left: 'text' });
  expect(JSON.parse(detailsText({ list: ['x'.repeat(5000)], id: '1' }))).toEqual({ id: '1', left: 'list' });
});
