import { existsSync } from 'node:fs';
import { join } from 'node:path';
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

/** Vite 5 does not find paths with `json` in the exports of monaco, later versions do. */
export const monacoJson = {
  find: /^monaco-editor\/(languages\/features\/json\/[\w.]+)/,
  replacement: join(import.meta.dirname, '../../packages/ui/node_modules/monaco-editor/esm/vs/$1.js'),
};

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
