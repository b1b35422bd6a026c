import { expect, test } from 'vitest';
import { readDue, writeDue } from './due';

test.each([
  [
    { kind: 'duration', value: 'P2D' },
    { count: 2, unit: 'D' },
  ],
  [
    { kind: 'duration', value: 'PT36H' },
    { count: 36, unit: 'H' },
  ],
  [
    { kind: 'cycle', value: 'R3/PT30M' },
    { count: 30, unit: 'M', times: 3 },
  ],
] as const)('%j is read and written', (due, simple) => {
  expect(readDue(due)).toEqual(simple);
  expect(writeDue(simple)).toEqual(due);
});

test.each([
  { kind: 'duration', value: 'P1DT2H' },
  { kind: 'date', value: '2027-01-01' },
  { kind: 'cycle', value: 'PT1H' },
] as const)('%j is no plain time', (due) => expect(readDue(due)).toBeUndefined());
