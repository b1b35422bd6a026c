import { createSanitizer } from '../../core/html/createSanitizer';

let sanitize: ((html: string) => string) | undefined;

/**
 * Makes rich content safe to show, with the browser's DOM; see `createSanitizer`.
 *
 * @param html any text; broken markup is closed
 * @returns markup for `innerHTML`
 */
export function sanitizeHtml(html: string): string {
  sanitize ??= createSanitizer(window);
  return sanitize(html);
}
