import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

// Parts that load on demand take their time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Each look that finds nothing yet would draw the whole page into its error; the last one still does.
const { getElementError } = getConfig();
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? 'Not found yet') : getElementError(message, container),
});
afterEach(() => cleanup());

// Whoever is asked for by role is looked at through every rule of antd's styles, which nothing here depends on.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { configurable: true, get: () => '', set() {} });

// antd asks for both; jsdom has neither.
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
