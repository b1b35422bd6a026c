import { lazyCode } from '../../dom/lazyCode';

/** Code that runs row actions, loaded with the cells that have the buttons. */
export const runnerCode = lazyCode(() => import('./RowActionRunner'));
