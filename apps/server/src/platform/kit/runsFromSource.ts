/** Whether a module is the TypeScript file itself (tsx, vitest) or lies in the bundle `dist/`. */
export const runsFromSource = (moduleUrl: string): boolean => new URL(moduleUrl).pathname.endsWith('.ts');
