export { choicesFace as listMultiFace } from '../shared/choices/choicesFace';
