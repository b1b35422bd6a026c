export { choicesFace as selectMultipleFace } from '../choices/choicesFace';
