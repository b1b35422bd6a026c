export { plainTextSchema as colorPickerSchema } from '../shared/schema/textSchema';
