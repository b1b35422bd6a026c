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
  const answer = { addEventListener() {}, removeEventListener() {} };
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ ...answer, matches: query === '(prefers-reduced-motion: reduce)' }) as unknown as MediaQueryList,
  );
  expect(motionOf()).toBe('false');
});
