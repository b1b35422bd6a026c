import { existsSync } from 'node:fs';
import type { UserConfig } from 'vitepress';

type Vite = NonNullable<UserConfig['vite']>;
type Plugin = NonNullable<Vite['plugins']>[number];
type OnWarn = NonNullable<NonNullable<NonNullable<Vite['build']>['rollupOptions']>['onwarn']>;

/** Replaces the function that a module exports while pages are rendered to files: live examples need a browser. */
export const emptyOnServer = (module: RegExp, name: string): Plugin => ({
  name: 'empty-on-server',
  enforce: 'pre',
  load(id, options) {
    return options?.ssr && module.test(id) ? `export const ${name} = () => {};` : undefined;
  },
});

/** Finds the source of a worker that is named as its built file. */
export const sourceWorkers = (): Plugin => ({
  name: 'source-workers',
  enforce: 'pre',
  resolveId(id) {
    const source = id.replace(/\.js$/, '.ts');
    return source !== id && !existsSync(id) && existsSync(source) ? source : undefined;
  },
});

/** `'use client'` of antd means nothing here. */
export const withoutDirectives: OnWarn = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
};
