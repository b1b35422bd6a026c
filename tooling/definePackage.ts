import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { emitTypes } from './emitTypes.ts';

/**
 * The build of every package: ES modules with types, one file per entry point, no bundled dependencies.
 *
 * @param options.doors entry files in `src/` without extension, e.g. `index`, `core/index`
 * @param options.react doors with components or hooks; a server component may render what they export
 * @param options.styles true bundles `src/styles.css` to `dist/styles.css`, with a declaration beside it
 */
export function definePackage({ doors, react = [], styles = false }: PackageOptions) {
  const scripts = Object.fromEntries(doors.map((door) => [door, `src/${door}.ts`]));
  return defineConfig({
    entry: styles ? { ...scripts, styles: 'src/styles.css' } : scripts,
    format: ['esm'],
    target: 'es2022',
    sourcemap: true,
    clean: true,
    splitting: true,
    async onSuccess() {
      await emitTypes(process.cwd(), doors);
      for (const door of react) markAsClient(join(process.cwd(), `dist/${door}.js`));
      // TypeScript 6 looks for a declaration of a module that is imported for its side effects only.
      if (styles) writeFileSync(join(process.cwd(), 'dist/styles.d.ts'), 'export {};\n');
    },
  });
}

interface PackageOptions {
  doors: string[];
  react?: string[];
  styles?: boolean;
}

/** Bundlers drop the directive from sources. It is written into the first line, so that source maps stay true. */
function markAsClient(file: string): void {
  writeFileSync(file, `'use client'; ${readFileSync(file, 'utf8')}`);
}
