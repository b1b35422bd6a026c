export { plainTextSchema as barCodeSchema } from '../shared/schema/textSchema';
