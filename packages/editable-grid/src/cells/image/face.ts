import { filesFace } from '../files/filesFace';

export const imageFace = filesFace(true);
