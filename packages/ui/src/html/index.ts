export { createSanitizer } from '../core/html/createSanitizer';
