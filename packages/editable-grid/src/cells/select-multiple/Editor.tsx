export { SeveralEditor as Editor } from '../shared/choices/SeveralEditor';
