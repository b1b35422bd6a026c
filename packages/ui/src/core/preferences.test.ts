import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES, readPreferences } from './preferences';

test.each([
  [undefined, {}],
  [null, {}],
  ['dark', {}],
  [{ dark: 'yes', locale: 'fr-FR', primary: 'red;}' }, {}],
  [{ dark: true }, { dark: true }],
  [
    { locale: 'en-US', primary: '#722ED1', extra: 1 },
    { locale: 'en-US', primary: '#722ED1' },
  ],
])('%j', (stored, kept) => expect(readPreferences(stored)).toEqual({ ...DEFAULT_PREFERENCES, ...kept }));
