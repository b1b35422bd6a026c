import { afterAll, vi } from 'vitest';

// Test files share modules: one whose loading is interrupted at the end of a file would be broken for the next.
afterAll(() => vi.dynamicImportSettled());
