import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../tooling/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/globalSetup.ts',
  outputDir: '../test-results',
  // Each spec has a server of its own, and leaves a core half idle.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions,
    // A menu that is still unfolding is not where it was found; the stories have the motion.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
});
