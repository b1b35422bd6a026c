import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_PREFERENCES } from '../core/preferences';
import { GeziProvider } from './GeziProvider';
import { usePreferences } from './preferencesContext';
import { usePersistentPreferences } from './usePersistentPreferences';

function Reader() {
  const { locale, dark, change } = usePreferences();
  return (
    <button
      onClick={() => change?.({ dark: !dark })}
    >{`${locale} ${dark ? 'dark' : 'light'} ${change ? 'open' : 'fixed'}`}</button>
  );
}

function Root() {
  const [preferences, change] = usePersistentPreferences({ locale: 'en-US' });
  return (
    <GeziProvider {...preferences} onPreferencesChange={change}>
      <Reader />
    </GeziProvider>
  );
}

beforeEach(() => localStorage.clear());

test('persists a value', () => {
  const { unmount } = render(<Root />);
  act(() => screen.getByRole('button', { name: 'en-US light open' }).click());
  expect(screen.getByRole('button', { name: 'en-US dark open' })).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('gezi.preferences')!)).toMatchObject({ dark: true });
  unmount();
  render(<Root />);
  expect(screen.getByRole('button', { name: 'en-US dark open' })).toBeInTheDocument();
});

test('receives changes from another browser tab', () => {
  render(<Root />);
  localStorage.setItem('gezi.preferences', JSON.stringify({ ...DEFAULT_PREFERENCES, dark: true }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'gezi.preferences' })));
  expect(screen.getByRole('button', { name: 'zh-CN dark open' })).toBeInTheDocument();
});

test('keeps the value in memory if the storage is unavailable', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Root />);
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button', { name: 'en-US dark open' })).toBeInTheDocument();
  refuse.mockRestore();
  // Restores the stored value for later tests.
  act(() => screen.getByRole('button').click());
});

test('ignores invalid storage content; fixed preferences cannot be changed', () => {
  localStorage.setItem('gezi.preferences', '{');
  const { unmount } = render(<Root />);
  expect(screen.getByRole('button', { name: 'en-US light open' })).toBeInTheDocument();
  unmount();
  render(
    <GeziProvider dark>
      <Reader />
    </GeziProvider>,
  );
  expect(screen.getByRole('button', { name: 'zh-CN dark fixed' })).toBeInTheDocument();
});
