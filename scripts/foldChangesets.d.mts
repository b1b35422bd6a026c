type Bump = 'major' | 'minor' | 'patch';

export function parseChangeset(text: string): { releases: { name: string; type: Bump }[]; summary: string };
export function foldIntoChangelog(changelog: string, lines: readonly { type: Bump; line: string }[]): string;
