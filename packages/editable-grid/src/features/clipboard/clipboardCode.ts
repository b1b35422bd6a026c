import { lazyCode } from '../../dom/lazyCode';

/** Copy, paste and clearing of ranges: loaded when Ctrl is first pressed. */
export const clipboardCode = lazyCode(() => import('./clipboardActions'));
