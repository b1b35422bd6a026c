import { filesFace } from '../shared/files/filesFace';

export const fileFace = filesFace();
