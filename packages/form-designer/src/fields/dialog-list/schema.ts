export { plainTextSchema as dialogListSchema } from '../shared/schema/textSchema';
