import { createSanitizer } from '../../core/html/createSanitizer';

let sanitize: ((html: string) => string) | undefined;

/**
 * Rich content made safe to show; see `createSanitizer`, of which this is the browser's own.
 *
 * @param html any text; broken markup is closed
 * @returns markup for `innerHTML`
 */
export function sanitizeHtml(html: string): string {
  sanitize ??= createSanitizer(window);
  return sanitize(html);
}
