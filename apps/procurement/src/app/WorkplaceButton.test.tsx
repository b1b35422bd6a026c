import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/renderPage';
import { WorkplaceButton } from './WorkplaceButton';

const show = () =>
  renderPage({
    page: (
      <>
        <WorkplaceButton />
        <input aria-label="名称" />
      </>
    ),
    path: '/purchase/plan',
    routes: {},
  });

test('opens the workplace by click', () => {
  const { address } = show();
  fireEvent.click(screen.getByRole('button', { name: '工作台' }));
  expect(address()).toBe('/dashboard/workplace');
});

test('opens the workplace by F8', () => {
  const { address } = show();
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(address()).toBe('/dashboard/workplace');
});

test.each([
  ['while a text is typed', () => fireEvent.keyDown(screen.getByLabelText('名称'), { key: 'F8' })],
  ['with a modifier', () => fireEvent.keyDown(document.body, { key: 'F8', ctrlKey: true })],
  ['for another key', () => fireEvent.keyDown(document.body, { key: 'w' })],
])('does not open %s', (_case, press) => {
  const { address } = show();
  press();
  expect(address()).toBe('/purchase/plan');
});
