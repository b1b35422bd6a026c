import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../Services';
import { sheetKind } from './sheetKind';

export function sharedSheetRoutes(_app: FastifyInstance, { pageKinds }: Services): void {
  pageKinds.set('sheet', sheetKind);
}
