export { OneEditor as Editor } from '../choices/OneEditor';
