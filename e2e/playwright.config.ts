import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../tooling/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/globalSetup.ts',
  outputDir: '../test-results',
  // Each spec has its own server, which leaves half a core idle.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions,
    // Animated menus move while they are clicked; stories cover the animations.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Recording a trace of every test costs a sixth of the time; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
