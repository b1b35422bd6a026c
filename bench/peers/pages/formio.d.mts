import type { Contender } from './contender';

export const formio: Contender;
