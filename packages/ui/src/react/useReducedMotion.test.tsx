import { render, screen } from '@testing-library/react';
import { theme } from 'antd';
import { afterEach, expect, test, vi } from 'vitest';
import { GeziProvider } from './GeziProvider';

function Motion() {
  return <output>{String(theme.useToken().token.motion)}</output>;
}
function motionOf(prefersReduced: boolean) {
  const answer = { addEventListener() {}, removeEventListener() {} };
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = prefersReduced && query === '(prefers-reduced-motion: reduce)';
    return { ...answer, matches } as unknown as MediaQueryList;
  });
  render(
    <GeziProvider>
      <Motion />
    </GeziProvider>,
  );
  return screen.getByRole('status').textContent;
}

afterEach(() => vi.restoreAllMocks());

test('animations are on by default', () => {
  expect(motionOf(false)).toBe('true');
});

test('animations are off if the user prefers reduced motion', () => {
  expect(motionOf(true)).toBe('false');
});
