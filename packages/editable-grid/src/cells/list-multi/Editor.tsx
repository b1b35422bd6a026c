export { SeveralEditor as Editor } from '../choices/SeveralEditor';
