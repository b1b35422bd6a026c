import { afterAll, vi } from 'vitest';

// Files share what they import: a module whose loading the end of one file cuts off would be broken for the next.
afterAll(() => vi.dynamicImportSettled());
