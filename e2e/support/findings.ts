import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe has to say against a page: its rules, each with the elements that break it. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
