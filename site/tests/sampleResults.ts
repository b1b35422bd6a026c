import type { Plugin } from 'vite';

/** A statement of one or several lines, the result that is stated behind it. */
const STATED = /^(?![\s})\]/])([^\n]*?(?:\n[ })\]][^\n]*?)*?); \/\/ → (.*)$/gm;

/**
 * Makes the results that samples state verifiable: `f(x); // → y` calls `f(x)`, and hands its value and the text `y` to
 * `globalThis.compareResult`.
 */
export const sampleResults = (): Plugin => ({
  name: 'sample-results',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/site\/samples\/.*\.tsx?$/.test(id)) return undefined;
    return code.replace(
      STATED,
      (_, call: string, result: string) =>
        `;(globalThis as any).compareResult?.(${call}, ${JSON.stringify(result)}, ${JSON.stringify(call)});`,
    );
  },
});
