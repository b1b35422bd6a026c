import { defineConfig } from 'tsup';
import { emitTypes } from './emitTypes.ts';

/**
 * The one way a package is built: ES modules with types, one file per door, nothing of ours bundled in.
 *
 * @param options.doors entry files below `src/` without ending, e.g. `index`, `core/index`
 * @param options.styles true when `src/styles.css` is to be bundled to `dist/styles.css`
 */
export function definePackage({ doors, styles = false }: { doors: string[]; styles?: boolean }) {
  const scripts = Object.fromEntries(doors.map((door) => [door, `src/${door}.ts`]));
  return defineConfig({
    entry: styles ? { ...scripts, styles: 'src/styles.css' } : scripts,
    format: ['esm'],
    target: 'es2022',
    sourcemap: true,
    clean: true,
    splitting: true,
    onSuccess: () => emitTypes(process.cwd(), doors),
  });
}
