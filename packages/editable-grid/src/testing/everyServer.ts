import { createFakeServer, type FakeServer } from '@gezi/client/testing';
import { dictionaryRoutes } from './dictionaries';
import { peopleRoutes } from './people';

/** A fake server for the columns of all types. */
export const everyServer = (): FakeServer => createFakeServer({ ...dictionaryRoutes(), ...peopleRoutes });
