import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/renderPage';
import { ActionBar, type BarButton } from './ActionBar';

const button = (label: string, more: Partial<BarButton> = {}): BarButton => ({
  key: label,
  label,
  onClick: () => undefined,
  ...more,
});
const BUTTONS = [
  button('提交审批', { tone: 'primary' }),
  button('删除', { tone: 'danger' }),
  button('保存'),
  button('复制', { inMenu: true }),
];

function show(buttons: readonly BarButton[], isNarrow: boolean) {
  renderPage({ page: <ActionBar buttons={buttons} />, path: '/plan', isNarrow });
  return screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
}

test('shows all but rare actions, the primary one last', () => {
  expect(show(BUTTONS, false)).toEqual(['更多', '删除', '保存', '提交审批']);
});

test('on phones shows saving and submitting, and the others in a menu', async () => {
  expect(show(BUTTONS, true)).toEqual(['更多', '保存', '提交审批']);
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['复制', '删除']);
});

test.each<[BarButton[], string[]]>([
  [
    [button('复制', { inMenu: true }), button('保存')],
    ['更多', '保存'],
  ],
  [
    [button('驳回', { tone: 'danger' }), button('通过', { tone: 'primary' })],
    ['更多', '通过'],
  ],
  [[button('复制', { inMenu: true })], ['复制']],
])('on phones shows no rare or dangerous action beside the main one: %#', (buttons, shown) => {
  expect(show(buttons, true)).toEqual(shown);
});
