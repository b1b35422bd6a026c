import { filesFace } from '../shared/files/filesFace';

export const imageFace = filesFace(true);
