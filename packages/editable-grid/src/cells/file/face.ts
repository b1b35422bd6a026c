import { filesFace } from '../files/filesFace';

export const fileFace = filesFace();
