import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdTyping } from './holdTyping';

const press = (key: string, init: KeyboardEventInit = {}) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
const frames = () => vi.advanceTimersByTimeAsync(50);
const heard = vi.fn<(event: KeyboardEvent) => void>();
let opener: HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers();
  opener = document.body.appendChild(document.createElement('input'));
  opener.addEventListener('keydown', heard);
  opener.focus();
  heard.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function openLater() {
  const form = document.body.appendChild(document.createElement('form'));
  const field = form.appendChild(document.createElement('input'));
  const told = vi.fn<() => void>();
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  field.addEventListener('input', told);
  form.addEventListener('submit', sent);
  return { field, told, sent };
}

test('passes text typed before the field exists to it, and Enter after it', async () => {
  const shown: HTMLInputElement[] = [];
  holdTyping(() => shown[0]);
  for (const key of ['轴', '成', 'Backspace', '承', 'Enter']) press(key);
  await frames();
  expect(heard).not.toHaveBeenCalled();
  const { field, told, sent } = openLater();
  shown.push(field);
  await frames();
  expect(field).toHaveFocus();
  expect(field.value).toBe('轴承');
  expect(told).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledOnce();
  press('x');
  expect(field.value).toBe('轴承');
});

test.each([
  ['a pointer', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['Escape', () => press('Escape')],
  ['nothing to find', frames],
])('ends on %s', async (name, happen) => {
  const { field } = openLater();
  let found: HTMLElement | null | undefined = name === 'nothing to find' ? null : undefined;
  holdTyping(() => found);
  press('a');
  await happen();
  heard.mockClear();
  found = field;
  press('b');
  await frames();
  expect(heard).toHaveBeenCalledOnce();
  expect(field).not.toHaveFocus();
});

test('ends when another field takes the focus', async () => {
  const { field } = openLater();
  const other = document.body.appendChild(document.createElement('input'));
  holdTyping(() => field);
  other.focus();
  await frames();
  expect(other).toHaveFocus();
});

test('leaves Ctrl shortcuts to the browser', () => {
  const end = holdTyping(() => undefined);
  press('r', { ctrlKey: true });
  expect(heard).toHaveBeenCalledOnce();
  end();
});
