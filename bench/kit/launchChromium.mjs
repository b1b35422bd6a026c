import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';

const { chromiumOptions } = await tsImport('../../tooling/chromium.ts', import.meta.url);

/** Starts the browser of the tests. */
export const launchChromium = () => chromium.launch(chromiumOptions);
