import { filesFace } from '../files/filesFace';

export const uploadFace = filesFace();
