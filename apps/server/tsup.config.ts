import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    // The thread of the embedded database; started by its name, so it stays a file of its own.
    databaseWorker: 'src/platform/db/embedded/databaseWorker.ts',
    // The thread that reads workbooks, likewise.
    workbookWorker: 'src/records/workbooks/workbookWorker.ts',
    // The thread that fills templates of documents, likewise.
    docxWorker: 'src/records/docx/docxWorker.ts',
    // The thread that sanitizes rich text, likewise.
    htmlWorker: 'src/records/notices/htmlWorker.ts',
    archive: 'src/archive.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    files: 'src/files.ts',
  },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  clean: true,
  splitting: true,
  // Our own packages come from source; those of others, PGlite with its WebAssembly among them, stay in node_modules.
  // But for these two, whose 790 small files take a second of a start.
  noExternal: [/^@gezi\//, /^typebox($|\/)/, /^drizzle-orm($|\/)/],
  esbuildOptions(options) {
    options.conditions = ['@gezi/source'];
  },
});
