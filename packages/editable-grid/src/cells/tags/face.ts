import { textFace } from '../../dom/textFace';
import { taggedFace } from '../shared/choices/taggedFace';
import { tidyTags } from './cell';

export const tagsFace = taggedFace(textFace(), ({ text }) => (text === '' ? [] : tidyTags(text).split(';')));
