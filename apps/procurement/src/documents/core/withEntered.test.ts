import { describe, expect, test } from 'vitest';
import { withEntered } from './withEntered';

interface Line {
  id: string;
  name: string;
  counts: number;
}
const line = (id: string, name: string, counts = 1): Line => ({ id, name, counts });

describe('lines that are entered during a save', () => {
  const before = [line('row_1', '球阀'), line('l2', '垫片'), line('row_3', '')];
  const sent = before.slice(0, 2);
  const stored = [line('l1', '球阀'), line('l2', '垫片')];
  const lines = { before, sent, stored };

  test('are the stored ones if there are none', () => {
    expect(withEntered(lines, before)).toBe(stored);
  });

  test('keep their changes, under the keys of the server', () => {
    const now = [{ ...before[0]!, counts: 5 }, before[1]!, before[2]!];
    expect(withEntered(lines, now)).toEqual([line('l1', '球阀', 5), stored[1]]);
  });

  test('may be new, removed, moved, or filled in', () => {
    const now = [line('row_3', '法兰'), before[1]!, line('row_4', '螺栓')];
    expect(withEntered(lines, now)).toEqual([line('row_3', '法兰'), stored[1], line('row_4', '螺栓')]);
  });

  test('are the stored ones if the server has stored others than those that were sent', () => {
    expect(withEntered({ ...lines, stored: stored.slice(1) }, [])).toEqual(stored.slice(1));
  });
});
