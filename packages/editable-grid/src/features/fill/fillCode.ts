import { lazyCode } from '../../dom/lazyCode';

/** Filling of ranges: loaded on first use. */
export const fillCode = lazyCode(() => import('./fillActions'));
