import { beginsAs, extensionOf, hasSignature, HEAD_LENGTH } from '@gezi/validators';

/**
 * Whether the first bytes of a file fit its extension; true for an unknown extension.
 *
 * @throws {DOMException} if the file cannot be read, e.g. because it was moved
 */
export async function contentMatches(file: File): Promise<boolean> {
  const type = extensionOf(file.name);
  if (!hasSignature(type)) return true;
  return beginsAs(type, new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer()));
}
