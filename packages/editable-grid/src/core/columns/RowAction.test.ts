import { describe, expect, test } from 'vitest';
import { actionsOf, actionSlots, actionsWidth, questionOf, type RowAction } from './RowAction';

interface Line {
  name: string;
  isOpen: boolean;
}
const OPEN: Line = { name: '张三', isOpen: true };
const CLOSED: Line = { name: '李四', isOpen: false };
const action = (key: string, more: Partial<Omit<RowAction<Line>, 'href' | 'onClick'>> = {}): RowAction<Line> => ({
  key,
  label: '查看',
  onClick: () => undefined,
  ...more,
});
const keys = ({ shown, more }: ReturnType<typeof actionsOf<Line>>) =>
  [shown, more].map((actions) => actions.map(({ key }) => key).join('')).join('|');

const ifOpen = { visible: ({ isOpen }: Line) => isOpen };

describe('buttons and menu of a row', () => {
  test.each<[string, RowAction<Line>[], object, string, string]>([
    ['up to three are buttons', [action('a'), action('b'), action('c')], {}, 'abc|', 'abc|'],
    ['of four two are', [action('a'), action('b'), action('c'), action('d')], {}, 'ab|cd', 'ab|cd'],
    ['hidden ones leave room', [action('a', ifOpen), action('b'), action('c'), action('d')], {}, 'ab|cd', 'bcd|'],
    ['some are always in the menu', [action('a'), action('b', { inMenu: true })], {}, 'a|b', 'a|b'],
    ['a menu with nothing in it is none', [action('a'), action('b', { inMenu: true, ...ifOpen })], {}, 'a|b', 'a|'],
    ['another number of buttons', [action('a'), action('b'), action('c')], { maxShown: 2 }, 'a|bc', 'a|bc'],
    ['folded all are in the menu', [action('a'), action('b', ifOpen)], { folded: true }, '|ab', 'a|'],
  ])('%s', (_, actions, layout, open, closed) => {
    expect(keys(actionsOf({ actions, ...layout }, OPEN))).toBe(open);
    expect(keys(actionsOf({ actions, ...layout }, CLOSED))).toBe(closed);
    const { buttons, more } = actionSlots({ actions, ...layout });
    for (const row of [OPEN, CLOSED]) {
      const offered = actionsOf({ actions, ...layout }, row);
      expect(offered.shown.length).toBeLessThanOrEqual(buttons);
      expect(offered.more.length === 0 || more).toBe(true);
    }
  });
});

test('the column is as wide as its widest row', () => {
  const actions = [action('a', { label: '编辑' }), action('b', { label: '操作记录' }), action('c', { label: '删除' })];
  const three = 28 + 56 + 28 + 2 * 12 + 28;
  expect(actionsWidth({ actions }, '操作', '更多')).toBe(three);
  expect(actionsWidth({ actions: [...actions, action('d', ifOpen)] }, '操作', '更多')).toBe(three + 12);
  expect(actionsWidth({ actions, folded: true }, '操作', '更多')).toBe(56 + 28);
  expect(actionsWidth({ actions: actions.slice(2) }, '操作', '更多')).toBe(28 + 36);
  expect(actionsWidth({ actions: actions.slice(2) }, 'Actions', 'More')).toBe(56 + 36);
});

test.each<[RowAction<Line>['confirm'], object | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['是否删除?', { title: '查看', content: '是否删除?' }],
  [({ name }) => `是否删除 ${name}?`, { title: '查看', content: '是否删除 张三?' }],
  [() => ({ title: '确认', content: '是否删除?' }), { title: '确认', content: '是否删除?' }],
])('question %#', (confirm, expected) => {
  const asked = confirm === undefined ? action('a') : action('a', { confirm });
  expect(questionOf(asked, OPEN)).toEqual(expected);
});
