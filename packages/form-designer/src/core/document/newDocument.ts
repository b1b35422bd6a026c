import { DEFAULT_CONFIG } from '../catalogue/formSettings';
import { documentOf } from './documentOf';
import type { FormDocument, JsonObject } from './FormDocument';

/** An empty form with the default settings, or with those given in their place. */
export const newDocument = (config: JsonObject = {}): FormDocument =>
  documentOf({ config: { ...DEFAULT_CONFIG, ...config }, trees: [] });
