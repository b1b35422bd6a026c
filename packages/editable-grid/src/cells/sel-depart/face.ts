import { keyedFace } from '../shared/people/keyedFace';

export const selDepartFace = keyedFace('cluster');
