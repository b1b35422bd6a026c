import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';

const { chromiumOptions } = await tsImport('../../tooling/chromium.ts', import.meta.url);

/** Launches the browser that the tests use. */
export const launchChromium = () => chromium.launch(chromiumOptions);
