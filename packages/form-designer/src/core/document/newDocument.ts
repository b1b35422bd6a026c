import { DEFAULT_CONFIG } from '../catalogue/formSettings';
import { documentOf } from './documentOf';
import type { FormDocument, JsonObject } from './FormDocument';

/** An empty form with the given settings; default: the default settings. */
export const newDocument = (config: JsonObject = {}): FormDocument =>
  documentOf({ config: { ...DEFAULT_CONFIG, ...config }, trees: [] });
