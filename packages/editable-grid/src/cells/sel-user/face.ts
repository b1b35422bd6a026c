import { keyedFace } from '../people/keyedFace';

export const selUserFace = keyedFace('person');
