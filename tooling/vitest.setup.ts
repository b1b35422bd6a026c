import { afterEach } from 'vitest';

// Component tests name jsdom in their first line; the others run in plain Node.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // Parts that load on demand take their time on a busy machine.
  configure({ asyncUtilTimeout: 5000 });
  afterEach(() => cleanup());
  // Whoever is asked for by role is looked at through every rule of antd's styles, which nothing here depends on.
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set() {} });
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
}
