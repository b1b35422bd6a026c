import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Files that pdf.js loads on demand: encodings of Chinese fonts, standard fonts, image decoders. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm'];
/** Policies of the page forbid WebAssembly; pdf.js has the same decoders in JavaScript. */
const LEFT_OUT = /LICENSE|\.wasm$|^quickjs/;

/** Serves these files of pdfjs-dist below `/pdfjs/`, and adds them to the build. */
export function pdfFiles(): Plugin {
  // Its package is one of the upload package, not of the app.
  const upload = createRequire(createRequire(import.meta.url).resolve('@gezi/upload/package.json'));
  const root = dirname(upload.resolve('pdfjs-dist/package.json'));
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => !LEFT_OUT.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const file of files) {
        this.emitFile({ type: 'asset', fileName: `pdfjs/${file}`, source: readFileSync(join(root, file)) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/pdfjs', (request, response, next) => {
        const file = files.find((each) => request.url === `/${each}`);
        if (file === undefined) return next();
        response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
        response.end(readFileSync(join(root, file)));
      });
    },
  };
}
