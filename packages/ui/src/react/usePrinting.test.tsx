import { act, render, screen } from '@testing-library/react';
import { theme } from 'antd';
import { expect, test } from 'vitest';
import { GeziProvider } from './GeziProvider';
import { usePreferences } from './preferencesContext';

function Ground() {
  return <p>{theme.useToken().token.colorBgContainer}</p>;
}
function Chosen() {
  return <output>{String(usePreferences().dark)}</output>;
}

test('prints dark mode in light colours and restores it', () => {
  render(
    <GeziProvider dark>
      <Ground />
      <Chosen />
    </GeziProvider>,
  );
  const dark = screen.getByRole('paragraph').textContent;
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('paragraph')).toHaveTextContent('#ffffff');
  expect(screen.getByRole('status')).toHaveTextContent('true');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole('paragraph').textContent).toBe(dark);
});
