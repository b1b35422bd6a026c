import { Type } from 'typebox';
import { endpoint, Id, internal } from '../../kit';
import { businesses } from './businesses';
import { MaybeDocumentProcess } from './schema';

const Service = Type.Union(businesses.map(({ service }) => Type.Literal(service)));

/** The process of a document that the caller may read; null for a document that no process decided on. */
export const viewDocumentProcess = endpoint({
  method: 'GET',
  path: '/document/process',
  access: internal('tenant'),
  input: Type.Object({ service: Service, id: Id }),
  result: MaybeDocumentProcess,
});
