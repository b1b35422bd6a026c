export function outcomesOf(output: string): { ratios: Record<string, number>; missed: string[] };

export function behind(stored: Record<string, number>, ratios: Record<string, number>, slack: number): string[];
