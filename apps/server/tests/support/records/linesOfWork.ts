import { line, type Line } from './Line';
import { uploads } from './uploads';
import { NOBODY } from './users';

/** Administrators change jobs of their tenant; no caller administers the other one. */
export const jobs = (member: string, id = 'job'): Line[] => [
  line('own tenant’s job', ['admin'], () => ({ [member]: `own-${id}` })),
  line('other tenant’s job', NOBODY, () => ({ [member]: `foreign-${id}` })),
];

/** Uploads belong to the user who began them. */
export const begun = (call: string, more: Record<string, unknown> = {}): Line[] => [
  line('upload of the editor', ['editor'], () => ({ id: uploads[`editor-${call}`], ...more })),
  line('upload in the other tenant', ['jb_liaison'], () => ({ id: uploads[`jb_liaison-${call}`], ...more })),
];

/** Saved queries are personal; the answer is the rest of the caller's own. */
export const queries = (more: Record<string, unknown> = {}): Line[] => [
  line('query of the editor', ['editor'], () => ({ code: '/editor', ...more })),
  line('colleague’s query', NOBODY, () => ({ code: '/theirs', ...more })),
  line('query in the other tenant', ['jb_liaison'], () => ({ code: '/foreign', ...more })),
];

/** Templates of forms belong to a person. */
export const templates = (more: Record<string, unknown> = {}): Line[] => [
  line('template of the editor', ['editor'], () => ({ id: 'editor-template', ...more })),
  line('colleague’s template', NOBODY, () => ({ id: 'their-template', ...more })),
  line('template in the other tenant', ['jb_liaison'], () => ({ id: 'foreign-template', ...more })),
];
