export { plainTextSchema as userListSchema } from '../shared/schema/textSchema';
