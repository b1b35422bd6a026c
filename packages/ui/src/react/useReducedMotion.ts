import { useMedia } from './useMedia';

/** True if the user prefers reduced motion; follows the setting of the operating system. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
