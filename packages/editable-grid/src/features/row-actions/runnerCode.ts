import { lazyCode } from '../../dom/lazyFeature';

/** Code that runs row actions, loaded with the cells that have the buttons. */
export const runnerCode = lazyCode(() => import('./RowActionRunner'));
