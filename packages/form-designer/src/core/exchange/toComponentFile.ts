import type { FormDocument } from '../document/FormDocument';
import { formText } from '../document/formText';

export interface ComponentFileOptions {
  /** Name of the component, converted to a valid name; default `SavedForm`. */
  readonly name?: string;
}

/**
 * The text of a `.tsx` file with the form as a React component: the saved form as data, shown by `<FormRuntime>`. Ids
 * and texts of the form are data and never become code.
 */
export function toComponentFile(document: FormDocument, { name = '' }: ComponentFileOptions = {}): string {
  const component = componentName(name);
  return `import type { JsonObject } from '@gezi/form-designer/core';
import { FormRuntime, type FormRuntimeProps } from '@gezi/form-designer/runtime';
import '@gezi/form-designer/styles.css';

/** The form as saved; opens in the designer as it is. */
const content: JsonObject = ${literal(document)};

export function ${component}(props: Omit<FormRuntimeProps, 'content' | 'document'>) {
  return <FormRuntime {...props} content={content} />;
}
`;
}

/** Letters, digits and _ of a name with a capital first letter; JSX reads a lower-case name as an HTML element. */
function componentName(name: string): string {
  const words = name.match(/[A-Za-z0-9_]+/g) ?? [];
  const joined = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  const named = /^[A-Z]/.test(joined) ? joined : joined === '' ? 'SavedForm' : `Form${joined}`;
  return TAKEN.has(named) ? `${named}Form` : named;
}

/** Names that the file uses, or that the language reserves. */
const TAKEN = new Set(['FormRuntime', 'FormRuntimeProps', 'JsonObject', 'Omit', 'NaN', 'Infinity']);

/** JSON as an expression. In JSON `__proto__` is a member; in an object literal it would set the prototype instead. */
const literal = (document: FormDocument): string =>
  formText(document, 2)
    .replaceAll(/^(\s*)"__proto__":/gm, '$1["__proto__"]:')
    // Also where the file is shown within a page.
    .replaceAll(/<(?=\/|!--)/g, '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
