import type { Path } from 'react-router';

/** The key of a page's tab: path with query. An anchor is a place on a page, not another page. */
export const fullPath = ({ pathname, search }: Pick<Path, 'pathname' | 'search'>): string => `${pathname}${search}`;
