import { createFakeServer, type FakeServer } from '@gezi/client/testing';
import { dictionaryRoutes } from './dictionaries';
import { peopleRoutes } from './people';

/** A server that knows all that the columns of every type ask for. */
export const everyServer = (): FakeServer => createFakeServer({ ...dictionaryRoutes(), ...peopleRoutes });
