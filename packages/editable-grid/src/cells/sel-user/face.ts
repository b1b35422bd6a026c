import { keyedFace } from '../shared/people/keyedFace';

export const selUserFace = keyedFace('person');
