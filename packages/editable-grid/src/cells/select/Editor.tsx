export { OneEditor as Editor } from '../shared/choices/OneEditor';
