import type { Contender } from './contender';

export const vxeTable: Contender;
