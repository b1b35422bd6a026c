import type { ReactNode } from 'react';
import type { JsonObject } from '../../../core';

/** Draws a type as antd would, in plain inert markup: nothing in it can be focused, nothing runs. */
export type Face = (props: { data: JsonObject }) => ReactNode;
