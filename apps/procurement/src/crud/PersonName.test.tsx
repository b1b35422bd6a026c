import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/renderPage';
import { PersonName } from './PersonName';

test('shows a picture, or an initial if it cannot be loaded', () => {
  renderPage({ page: <PersonName name="周明（采购主管）" avatar="avatar/a_1.png" />, path: '/', routes: {} });
  const picture = document.querySelector('.gezi-person img')!;
  expect(picture.getAttribute('src')).toContain('/sys/common/loadOssFile/avatar%2Fa_1.png');
  fireEvent.error(picture);
  expect(document.querySelector('.gezi-person img')).toBeNull();
  expect(screen.getByText('明')).toBeVisible();
  expect(screen.getByText('周明（采购主管）')).toBeVisible();
});
