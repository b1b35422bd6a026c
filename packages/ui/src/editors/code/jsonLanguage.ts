import { jsonDefaults } from 'monaco-editor/languages/features/json/register';

const schemas = new Map<string, Readonly<Record<string, unknown>>>();

/**
 * Validates and completes one open text by a JSON Schema. Nothing is fetched.
 *
 * @param uri of the text's model
 * @returns removes the schema
 */
export function bindJsonSchema(uri: string, schema: Readonly<Record<string, unknown>>): () => void {
  schemas.set(uri, schema);
  apply();
  return () => {
    schemas.delete(uri);
    apply();
  };
}

function apply() {
  jsonDefaults.setDiagnosticsOptions({
    validate: true,
    allowComments: false,
    enableSchemaRequest: false,
    schemaValidation: 'warning',
    schemas: [...schemas].map(([uri, schema]) => ({ uri: `${uri}.schema`, fileMatch: [uri], schema })),
  });
}
