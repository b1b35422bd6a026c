import type { FastifyInstance } from 'fastify';
import type { Replicas } from './createReplicas';

/** Notes the user of every call that may have changed something, before its answer leaves. */
export function noteWrites(app: FastifyInstance, replicas: Pick<Replicas, 'noteWrite'>): void {
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.caller && !request.routeOptions.config.reads) replicas.noteWrite(request.caller.userId);
    done();
  });
}
