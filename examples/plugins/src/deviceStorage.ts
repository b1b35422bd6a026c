import type { UploadStorage } from '@gezi/upload';

const CACHE = 'files';
const addressOf = (path: string) => `/stored/${path}`;

/** A storage: keeps files in this browser. Yours sends them to a bucket, for example. */
export const deviceStorage: UploadStorage = {
  async send({ file, onProgress }) {
    const cache = await caches.open(CACHE);
    const path = `${crypto.randomUUID()}-${file.name}`;
    await cache.put(addressOf(path), new Response(file));
    onProgress(100);
    return { success: true, message: path };
  },
  addressOf,
  async load(path) {
    const found = await (await caches.open(CACHE)).match(addressOf(path));
    if (!found) throw new Error(`no file ${path}`);
    return found.blob();
  },
};
