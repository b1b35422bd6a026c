import { textFace } from '../../dom/textFace';
import { taggedFace } from '../shared/choices/taggedFace';
import { formatTags } from './cell';

export const tagsFace = taggedFace(textFace(), ({ text }) => (text === '' ? [] : formatTags(text).split(';')));
