import { lazyCode } from '../../dom/lazyCode';

/** The search bar: loaded when it is first opened. */
export const findCode = lazyCode(() => import('./FindBar'));
