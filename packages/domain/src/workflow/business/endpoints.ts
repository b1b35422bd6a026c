import { Type } from 'typebox';
import { endpoint, Id, internal } from '../../kit';
import { MaybeDocumentProcess } from './schema';

const Service = Type.Union([
  Type.Literal('plan'),
  Type.Literal('project'),
  Type.Literal('contract'),
  Type.Literal('increment'),
  Type.Literal('executorChange'),
]);

/** The process of a document that the caller may read; null for a document that no process decided on. */
export const viewDocumentProcess = endpoint({
  method: 'GET',
  path: '/document/process',
  access: internal('tenant'),
  input: Type.Object({ service: Service, id: Id }),
  result: MaybeDocumentProcess,
});
