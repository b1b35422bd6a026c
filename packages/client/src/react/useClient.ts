import type { Client } from '../core/index';
import { useClientKit } from './clientContext';

/** The client of the nearest `ClientProvider`. */
export const useClient = (): Client => useClientKit().client;
