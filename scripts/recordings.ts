// Records the moving pictures of the READMEs and of the start page in both languages, from live examples of the
// documentation site, into `docs/screenshots`. Arguments select scenes.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { freePort } from '../e2e/support/freePort.ts';
import { chromiumOptions } from '../tooling/chromium.ts';
import { Recorder } from './recording/Recorder.ts';
import { SCENES, type Language, type Scene } from './recording/scenes.ts';

const HOMES: Readonly<Record<Language, string>> = { 'zh-CN': '/', 'en-US': '/en/' };
const LIMIT_BYTES = 1_500_000;
const LIMIT_SECONDS = 12;

const wanted = process.argv.slice(2);
const port = await freePort();
const url = `http://localhost:${port}`;
const site = spawn('site/node_modules/.bin/vitepress', ['dev', 'site', '--port', String(port)], {
  stdio: 'ignore',
  detached: true,
});
const browser = await chromium.launch(chromiumOptions);
try {
  for (const scene of SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    for (const language of Object.keys(HOMES) as Language[]) await record(browser, scene, language);
} finally {
  await browser.close();
  process.kill(-site.pid!);
}

async function record(from: Browser, scene: Scene, language: Language) {
  const context = await from.newContext({
    viewport: scene.viewport,
    deviceScaleFactor: 2,
    locale: language,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const box = page.locator(`.demo[data-sample="${scene.sample}"]`);
  await openWhenBundled();
  await box.evaluate((element, minHeight) => void (element.style.minHeight = `${minHeight}px`), scene.minHeight);
  const recorder = await Recorder.of(page, box);
  await scene.play(recorder, box, language);
  const { png, seconds } = recorder.encode();
  await context.close();
  const file = `docs/screenshots/${scene.name}.${language}.png`;
  if (png.length > LIMIT_BYTES || seconds > LIMIT_SECONDS)
    throw new Error(`${file} would have ${png.length} bytes, and last ${seconds} s`);
  writeFileSync(file, png);
  console.log(`${file}: ${seconds.toFixed(1)} s, ${Math.round(png.length / 1024)} kB`);

  /** Vite reloads the page while it bundles dependencies that it had not seen. */
  async function openWhenBundled() {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const answer = await page.goto(url + HOMES[language]).catch(() => undefined);
      if (answer?.ok()) {
        await box.scrollIntoViewIfNeeded().catch(() => {});
        const ready = box.getByRole(scene.ready).first();
        if (
          await ready.waitFor({ timeout: 20_000 }).then(
            () => true,
            () => false,
          )
        )
          break;
      }
      await page.waitForTimeout(1000);
    }
    // A reload would come now.
    await page.waitForTimeout(2000);
    await box.getByRole(scene.ready).first().waitFor();
  }
}
