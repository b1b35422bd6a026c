/** Whether a module runs from its TypeScript file (tsx, vitest) rather than from the bundle in `dist/`. */
export const runsFromSource = (moduleUrl: string): boolean => new URL(moduleUrl).pathname.endsWith('.ts');
