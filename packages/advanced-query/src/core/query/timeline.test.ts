import { expect, test } from 'vitest';
import { redo, startTimeline, step, undo } from './timeline';

test('undo and redo; a new step drops the redo steps', () => {
  let timeline = step(step(startTimeline('a'), 'b'), 'c');
  timeline = undo(timeline);
  expect(timeline.present).toBe('b');
  expect(redo(timeline).present).toBe('c');
  timeline = step(timeline, 'd');
  expect(redo(timeline)).toBe(timeline);
  expect(undo(undo(undo(timeline))).present).toBe('a');
});

test('steps with the same merge key are one step', () => {
  const typed = step(step(step(startTimeline(''), 'a', 'x/val'), 'ab', 'x/val'), 'ab!', 'y/val');
  expect(undo(typed).present).toBe('ab');
  expect(undo(undo(typed)).present).toBe('');
});

test('at most 100 steps are stored', () => {
  let timeline = startTimeline(0);
  for (let at = 1; at <= 150; at += 1) timeline = step(timeline, at);
  expect(timeline.past).toHaveLength(100);
});
