import type { FormDocument } from './FormDocument';
import { jsonText } from './jsonText';
import { writeForm } from './writeForm';

/**
 * `formContent`: the form as JSON text, to be saved or shown.
 *
 * @param indent spaces per level; default none. The JSON dialog uses 2
 */
export const formText = (document: FormDocument, indent = 0): string => jsonText(writeForm(document), indent);
