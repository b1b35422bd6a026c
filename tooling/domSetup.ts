import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

// Lazy parts load slowly on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Every retry of `findBy…` would print the whole page into its error; only the last one does.
const { getElementError } = getConfig();
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? 'Not found yet') : getElementError(message, container),
});
afterEach(() => cleanup());

// `getByRole` evaluates all style rules; antd's are large and no test depends on them.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { configurable: true, get: () => '', set() {} });

// antd needs both; jsdom has neither.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }) as unknown as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
