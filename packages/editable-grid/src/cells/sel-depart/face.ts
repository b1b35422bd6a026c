import { keyedFace } from '../people/keyedFace';

export const selDepartFace = keyedFace('cluster');
