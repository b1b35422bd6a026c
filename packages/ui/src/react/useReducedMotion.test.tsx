import { render, screen } from '@testing-library/react';
import { theme } from 'antd';
import { afterEach, expect, test, vi } from 'vitest';
import { GeziProvider } from './GeziProvider';

function Motion() {
  return <output>{String(theme.useToken().token.motion)}</output>;
}
const motionOf = () => {
  render(
    <GeziProvider>
      <Motion />
    </GeziProvider>,
  );
  return screen.getByRole('status').textContent;
};

afterEach(() => vi.restoreAllMocks());

test('animations are on by default', () => {
  expect(motionOf()).toBe('true');
});

test('animations are off if the user prefers reduced motion', () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia.call(window, query),
    matches: query === '(prefers-reduced-motion: reduce)',
    addEventListener() {},
    removeEventListener() {},
  }));
  expect(motionOf()).toBe('false');
});
