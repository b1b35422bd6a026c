export { choicesFace as selectMultipleFace } from '../shared/choices/choicesFace';
