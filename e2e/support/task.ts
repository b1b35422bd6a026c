import type { Browser, Page } from '@playwright/test';
import { keyboard, mouse, type Hand } from './hand.ts';
import { test } from './test.ts';

/** Runs a task by clicking and again with the keyboard alone. */
export function task(
  name: string,
  body: (hand: Hand, page: Page, url: string, browser: Browser) => Promise<void>,
): void {
  for (const hand of [mouse, keyboard])
    test(`${name} (${hand.name})`, ({ page, server, browser }) => body(hand, page, server.url, browser));
}
