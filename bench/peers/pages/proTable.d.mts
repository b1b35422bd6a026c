import type { Contender } from './contender';

export const proTable: Contender;
