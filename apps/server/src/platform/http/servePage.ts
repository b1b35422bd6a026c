import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { anyone } from '@gezi/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { failure } from './envelope';
import { withSettings, type PageSettings } from './pageSettings';
import { unknownPath } from './refusal';
import { isData } from './securityHeaders';

const YEAR = 31_536_000;
/** Names of compressed copies that the build writes; clients ask for the original. */
const COMPRESSED = /\.(br|gz)$/;

interface ServePageOptions {
  /** Folder with `index.html`; without that file every unknown path is answered with JSON. */
  root: string;
  /** Settings of the server that the page reads from its `meta` elements, by name. */
  settings: PageSettings;
}

/**
 * Serves the built page, and answers unknown paths: with JSON below the base path, with the page elsewhere.
 *
 * Only files that exist at the start are served, by their exact names.
 */
export async function servePage(app: FastifyInstance, { root, settings }: ServePageOptions): Promise<void> {
  app.setNotFoundHandler((_request, reply) => sendUnknown(reply));
  const files = listFiles(root);
  const hasPage = files.has('/index.html');
  if (!hasPage) return;
  await app.register(fastifyStatic, { root, serve: false, index: false, preCompressed: true });
  const page = withSettings(readFileSync(join(root, 'index.html'), 'utf8'), settings);
  await app.register(fastifyCompress, { global: false, encodings: ['br', 'gzip'] });
  app.get('/*', { config: { access: anyone } }, (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (isData(path)) return sendUnknown(reply);
    if (files.has(path) && path !== '/index.html') return sendAsset(reply, root, path);
    // A missing file must not be answered with the page.
    if (extname(path) && path !== '/index.html') return sendUnknown(reply);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').compress(page);
  });
}

const sendUnknown = (reply: FastifyReply) => reply.code(404).send(failure(unknownPath()));

/** File names below `/assets/` contain a hash of the content. */
function sendAsset(reply: FastifyReply, root: string, path: string) {
  const immutable = path.startsWith('/assets/');
  const caching = immutable ? `public, max-age=${YEAR}, immutable` : 'no-cache';
  return reply.sendFile(path.slice(1), root, { cacheControl: false }).header('cache-control', caching);
}

function listFiles(root: string): Set<string> {
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    return new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/'))
        .filter((path) => !COMPRESSED.test(path)),
    );
  } catch {
    return new Set();
  }
}
