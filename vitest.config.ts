import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { sampleResults } from './site/tests/sampleResults.ts';
import { chromiumOptions } from './tooling/chromium.ts';

const conditions = ['@gezi/source', 'module', 'browser', 'development|production'];
const resolve = { conditions };
const ssr = { resolve: { conditions: ['@gezi/source', 'node', 'module', 'development|production'] } };

const SOURCES = ['packages/*/src', 'apps/procurement/src'];
const TESTED = [...SOURCES, 'site/tests'];
/** Tests that need a DOM. */
const DOM_TESTS = TESTED.flatMap((folder) => [`${folder}/**/*.test.tsx`, `${folder}/**/*.dom.test.ts`]);
/**
 * Tests that replace modules of the repository, or leave pages mounted: the other projects share modules and the window
 * between their files.
 */
const ISOLATED_TESTS = TESTED.map((folder) => `${folder}/**/*.isolated.test.tsx`);

export default defineConfig({
  test: {
    // Two cores: more workers would only compete.
    maxWorkers: 2,
    projects: [
      {
        plugins: [react()],
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: [
            ...SOURCES.map((folder) => `${folder}/**/*.test.ts`),
            'tooling/**/*.test.ts',
            'site/tests/*.test.ts',
          ],
          exclude: DOM_TESTS,
          environment: 'node',
          testTimeout: 20_000,
          // Shares imports between files; tests clean up after themselves.
          isolate: false,
          setupFiles: ['./tooling/importsSettled.ts'],
        },
      },
      {
        plugins: [react()],
        resolve,
        ssr,
        test: {
          name: 'dom',
          include: DOM_TESTS,
          exclude: ISOLATED_TESTS,
          environment: 'jsdom',
          testTimeout: 40_000,
          isolate: false,
          setupFiles: ['./tooling/domSetup.ts', './tooling/importsSettled.ts'],
        },
      },
      {
        plugins: [sampleResults(), react()],
        resolve,
        ssr,
        test: {
          name: 'isolated',
          include: ISOLATED_TESTS,
          environment: 'jsdom',
          testTimeout: 40_000,
          setupFiles: ['./tooling/domSetup.ts', './tooling/importsSettled.ts'],
        },
      },
      {
        // Not 'module': the modules that the client of S3 names there do not run in Node.
        resolve: { conditions: ['@gezi/source', 'node'] },
        ssr: { resolve: { conditions: ['@gezi/source', 'node', 'development|production'] } },
        // The global setup runs in its own environment.
        environments: {
          __vitest__: { resolve: { conditions: ['@gezi/source', 'node'], noExternal: [/^@gezi\//] } },
        },
        test: {
          name: 'server',
          include: ['apps/server/{src,tests}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
          setupFiles: ['./tooling/importsSettled.ts'],
          globalSetup: ['./apps/server/tests/globalSetup.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve,
        test: {
          name: 'storybook',
          // Repeated here, since browser projects ignore the setting above.
          maxWorkers: 2,
          isolate: false,
          // Dynamic imports of stories are bundled on demand.
          testTimeout: 60_000,
          setupFiles: ['./tooling/pictureSetup.ts', './tooling/readerSetup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumOptions,
              // An element that fades in is not visible yet.
              contextOptions: { reducedMotion: 'reduce', viewport: { width: 1640, height: 6000 } },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
