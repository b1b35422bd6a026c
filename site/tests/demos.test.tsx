import { act } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountSample, type MountedSample } from '../.vitepress/theme/mountSample';

const pages = resolve(import.meta.dirname, '../pages');
const texts = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => readFileSync(join(pages, path), 'utf8'));
const demos = [
  ...new Set(texts.flatMap((text) => [...text.matchAll(/<Demo name="([^"]+)"/g)].map(([, name]) => name!))),
];

const CHINESE = /[\u4e00-\u9fff]/;
/** Texts that are Chinese in English too: a switch between languages. */
const ON_PURPOSE: Readonly<Record<string, string>> = { 'guide/i18n': 'English / 中文' };

const faults: string[] = [];
let mounted: MountedSample | undefined;
beforeEach(() => {
  faults.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts) => faults.push(parts.map(String).join(' ')));
});
afterEach(() => {
  act(() => mounted?.unmount());
  mounted = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test.each(
  demos.flatMap((name) => [
    { name, locale: 'zh-CN' as const },
    { name, locale: 'en-US' as const },
  ]),
)('$name is shown in $locale', async ({ name, locale }) => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    mounted = await mountSample(place, name, { locale, dark: false });
  });
  await act(() => vi.dynamicImportSettled());
  expect(faults).toEqual([]);
  expect(place.hasChildNodes()).toBe(true);
  if (locale !== 'en-US') return;
  const chinese = wordsOf(place).filter((text) => CHINESE.test(text) && !ON_PURPOSE[name]?.includes(text));
  expect(chinese).toEqual([]);
});

/** Texts and names of an element. */
function wordsOf(place: HTMLElement): string[] {
  const named = [...place.querySelectorAll('*')].flatMap((each) =>
    ['aria-label', 'title', 'placeholder', 'value'].map((name) => each.getAttribute(name) ?? ''),
  );
  const texts: string[] = [];
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return [...new Set([...texts, ...named])];
}
