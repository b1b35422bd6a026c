import type { Path } from 'react-router';

/** Key of a tab: path with query, without hash. */
export const fullPath = ({ pathname, search }: Pick<Path, 'pathname' | 'search'>): string => `${pathname}${search}`;
