import { page } from 'vitest/browser';
// Declares `takePicture`.
import type {} from '../packages/form-designer/src/designer/testing/pictures.ts';

/** Larger than any story, since only what lies in the window is drawn. */
const WINDOW = [1640, 6000] as const;

/** Lets stories compare pictures while they run as tests. */
globalThis.takePicture = async (element) => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(...WINDOW);
  try {
    return `data:image/png;base64,${await page.screenshot({ element, base64: true, save: false })}`;
  } finally {
    await page.viewport(innerWidth, innerHeight);
  }
};
