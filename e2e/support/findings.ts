import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Violations reported by axe: rules with the offending elements. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
