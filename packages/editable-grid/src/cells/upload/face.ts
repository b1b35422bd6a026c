import { filesFace } from '../shared/files/filesFace';

export const uploadFace = filesFace();
