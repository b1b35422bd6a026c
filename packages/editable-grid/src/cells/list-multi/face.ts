export { choicesFace as listMultiFace } from '../choices/choicesFace';
