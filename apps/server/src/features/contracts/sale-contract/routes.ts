import { listSaleContracts, viewSaleContract } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import type { saleContracts } from './saleContracts';

export function saleContractRoutes(app: FastifyInstance, found: ReturnType<typeof saleContracts>): void {
  serve(app, listSaleContracts, (request, caller) => found.list(caller, request));
  serve(app, viewSaleContract, ({ id }, caller) => found.view(caller, id));
}
