export function withoutDatabase(): string[];
