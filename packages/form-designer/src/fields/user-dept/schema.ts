export { plainTextSchema as userDeptSchema } from '../shared/schema/textSchema';
