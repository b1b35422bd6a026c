// Writes the check of JSON Schemas (draft 2020-12) that the designer loads: `pnpm run generate`.
// Ajv compiles schemas with `new Function`, which the content security policy of the app forbids; hence at build time.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { metaSchemaCode } from './metaSchemaCode';

writeFileSync(
  fileURLToPath(new URL('../src/designer/dialogs/schema/metaSchema.generated.ts', import.meta.url)),
  metaSchemaCode(),
);
