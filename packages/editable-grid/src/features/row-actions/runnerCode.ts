import { lazyCode } from '../../dom/lazyFeature';

/** Code that runs row actions. It is loaded with the cells that have the buttons, so that no click is lost. */
export const runnerCode = lazyCode(() => import('./RowActionRunner'));
