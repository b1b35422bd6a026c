import { expect, test, vi } from 'vitest';
import { labelsFrom } from '../../react/labelsFrom';
import { waitForNames } from './waitForNames';

test('requests names of hidden rows once and waits for them', async () => {
  vi.useFakeTimers();
  const known = new Map([['zhang', '张伟']]);
  const asked: string[] = [];
  const read = () => [
    {
      column: {
        key: 'who',
        labels: labelsFrom(new Map(known), (key) => void (asked.includes(key) || asked.push(key))),
      },
      width: 100,
    },
  ];
  const rows = [{ who: 'zhang,li' }, { who: 'wang' }, { who: '' }];
  const arrived = waitForNames(rows, { read, columnFor: (_, column) => column }, '未加载');
  await vi.advanceTimersByTimeAsync(120);
  expect(asked).toEqual(['li', 'wang']);
  known.set('li', '李娜').set('wang', '王强');
  await vi.advanceTimersByTimeAsync(60);
  const [placed] = await arrived;
  expect(placed!.column.labels!.textOf('wang')).toBe('王强');
  vi.useRealTimers();
});

test('reports an unresponsive server and writes no incomplete file', async () => {
  vi.useFakeTimers();
  const read = () => [{ column: { key: 'who', labels: labelsFrom(new Map(), () => undefined) }, width: 100 }];
  const failure = waitForNames(
    [{ who: 'li' }],
    { read, columnFor: (_, column) => column },
    '部分名称未能加载，请稍后重试',
  ).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await failure).toBe('部分名称未能加载，请稍后重试');
  vi.useRealTimers();
});
