import type { Endpoint } from '@gezi/domain';

/** Where an endpoint is served: `/a/{id}` as `/api/a/:id`; a last segment that the input does not require may be left out. */
export function routePaths({ path, input }: Pick<Endpoint, 'path' | 'input'>): string[] {
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const last = /\/\{(\w+)\}$/.exec(path)?.[1];
  const required = (input as { required?: string[] }).required ?? [];
  return last && !required.includes(last) ? [url, url.slice(0, url.lastIndexOf('/'))] : [url];
}
